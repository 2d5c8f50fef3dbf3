import { Link } from '../../../../design-system/components/Link/Link';
import type { EditorSite } from '../../../../features/editing/model/editorView.types';
import { fieldsOf } from '../../../../domain/isRecord';
import { isKeyOf } from '../../../../domain/typedKeys';
import { typeName } from '../../forms/contractTexts';
import { fieldName } from '../../forms/fieldName';
import { languageName } from '../../languageName';
import { formatList } from '../../formatList';
import { editorAddress } from '../../pages/usePages';
import { siteTexts } from '../../site/siteTexts';
import { siteLabel } from '../../siteLabel';
import { texts as frameTexts } from '../../texts';
import { peopleTexts } from '../peopleTexts';
import type { Account } from './accountsApi';
import { viewTexts as texts } from './accountsTexts';
import type { AuditEntry } from './auditApi';

interface AboutEntryProps {
  entry: AuditEntry;
  accounts: readonly Account[];
  sites: readonly EditorSite[];
}

/** What an entry of the audit trail is about: its page as a link, then its item and details in words. */
export function AboutEntry({ entry, accounts, sites }: AboutEntryProps) {
  const { language, route, pageName } = entry;
  const site = sites.find(({ name }) => name === entry.site);
  const words = describeEntry(entry, accounts).join(' · ');
  if (!pageName || !route) return words;
  return (
    <>
      {site ? (
        <Link href={editorAddress({ site, language: language ?? site.languages[0] ?? '', route })}>
          {pageName}
        </Link>
      ) : (
        pageName
      )}
      {words !== '' && ` · ${words}`}
    </>
  );
}

/** Item, language and details of an entry in words. Ids without a name appear only in the export. */
export function describeEntry(entry: AuditEntry, accounts: readonly Account[]): string[] {
  const { template, itemName, pageName, language, details } = entry;
  const hasOwnName = template && itemName !== pageName;
  return [
    ...(hasOwnName ? [labelOf(template, itemName)] : []),
    ...(language ? [languageName(language)] : []),
    ...Object.entries(details).flatMap(([key, value]) =>
      describeDetail(entry, key, value, accounts),
    ),
  ];
}

const labelOf = (template: string, words: string | null | undefined): string =>
  words ? frameTexts.itemLine({ label: typeName(template), words }) : typeName(template);

function describeDetail(
  { template, action }: AuditEntry,
  key: string,
  value: unknown,
  accounts: readonly Account[],
): string[] {
  const { counts } = texts;
  if (typeof value === 'number') return isKeyOf(counts, key) ? [counts[key]({ count: value })] : [];
  const list = Array.isArray(value) ? value.map(String) : [];
  if (key === 'languages') return [formatList(list.map(languageName))];
  if (key === 'stages' && Array.isArray(value)) return [describeStages(value, accounts)];
  if (key === 'sites') return [value === 'all' ? texts.allSites : formatList(list.map(siteLabel))];
  if (typeof value !== 'string') return [];
  switch (key) {
    case 'account':
      return accounts.flatMap(({ id, name }) => (id === value ? [name] : []));
    case 'role':
      return isKeyOf(peopleTexts.roles, value) ? [peopleTexts.roles[value]] : [];
    case 'part':
      return isKeyOf(siteTexts.parts, value) ? [siteTexts.parts[value]] : [];
    case 'componentName':
    case 'template':
      return [typeName(value)];
    case 'field':
      return [fieldName(template, value)];
    case 'from':
      return [action === 'addLanguage' ? languageName(value) : value];
    case 'to':
      return [`→ ${value}`];
    case 'route':
    case 'stage':
    case 'name':
      return [value];
    default:
      return [];
  }
}

/** The stages of approval of a site in order, each with its accounts. */
function describeStages(stages: readonly unknown[], accounts: readonly Account[]): string {
  if (stages.length === 0) return texts.noStages;
  return stages
    .map((stage) => {
      const { name, accountIds } = fieldsOf(stage);
      const ids = Array.isArray(accountIds) ? accountIds : [];
      const names = accounts.filter(({ id }) => ids.includes(id)).map((one) => one.name);
      return texts.auditStage({ name: String(name), accounts: formatList(names) });
    })
    .join('; ');
}
