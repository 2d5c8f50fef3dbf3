import { sameValue } from '../publishing/sameContent';
import type { ContentStore } from '../../items/contentStore';
import type { ItemId } from '../../items/guid';
import type { ContentItem, FieldValues, ItemVersion, Placeholders } from '../../items/item';
import { framePlaceholders, readPart, type SitePart } from './siteParts';
import type { SitePartContent } from '../../generated/authoringResolvers';

interface SiteItemVersion {
  language: string;
  version: number;
  fields?: FieldValues;
  published?: FieldValues;
  placeholders: Placeholders;
}

interface SiteChange {
  itemId: ItemId;
  itemName: string;
  template: string;
  language: string;
  version: number;
  kind: 'ADDED' | 'CHANGED' | 'REMOVED';
  fields: string[];
}

/** What a part of a site is made of, and what of it visitors do not see yet. */
export function readPartContent(
  store: ContentStore,
  siteName: string,
  part: SitePart,
): SitePartContent {
  const { site, root, items } = readPart(store, siteName, part);
  return {
    rootId: root.id,
    items: items.map((item) => ({
      itemId: item.id,
      name: item.name,
      template: item.template,
      versions: site.languages.map((language) => versionIn(store, item.id, language)),
    })),
    changes: items.flatMap((item) =>
      site.languages.flatMap((language) => changeOf(store, item, language, part)),
    ),
  };
}

function versionIn(store: ContentStore, itemId: ItemId, language: string): SiteItemVersion {
  const { draft, published } = versionsOf(store, itemId, language);
  return {
    language,
    version: newestOf(store, itemId, language, draft),
    fields: draft?.fields,
    published: published?.fields,
    placeholders: draft?.placeholders ?? {},
  };
}

/** What differs in content; a version that says what visitors see already is no change. */
function changeOf(
  store: ContentStore,
  { id: itemId, name: itemName, template }: ContentItem,
  language: string,
  part: SitePart,
): SiteChange[] {
  const { draft, published } = versionsOf(store, itemId, language);
  const change = (kind: SiteChange['kind'], fields: string[]): SiteChange[] => {
    const version = newestOf(store, itemId, language, draft);
    return [{ itemId, itemName, template, language, version, kind, fields }];
  };
  if (!draft) return published ? change('REMOVED', []) : [];
  if (!published) return change('ADDED', Object.keys(draft.fields));
  if (draft.version === published.version) return [];
  const fields = differingFields(published, draft, framePlaceholders[part]);
  return fields.length > 0 ? change('CHANGED', fields) : [];
}

function versionsOf(store: ContentStore, itemId: ItemId, language: string) {
  const of = (tree: ContentStore['draft']) => tree.findIn(itemId, language)?.version;
  return { draft: of(store.draft), published: of(store.published) };
}

/** The draft's number spares the search for one among all versions. */
const newestOf = (
  store: ContentStore,
  itemId: ItemId,
  language: string,
  draft: ItemVersion | undefined,
): number => draft?.version ?? store.newestVersion(itemId, language);

/**
 * Names of the fields that differ; of blocks in placeholders those of one placeholder count, or all.
 * The display name of an item that is no page is shown nowhere.
 */
export function differingFields(
  before: Pick<ItemVersion, 'fields' | 'placeholders'>,
  after: Pick<ItemVersion, 'fields' | 'placeholders'>,
  placeholder?: string,
): string[] {
  const names = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  const changed = [...names].filter((name) => !sameValue(before.fields[name], after.fields[name]));
  const blocks = (version: Pick<ItemVersion, 'placeholders'>) =>
    placeholder === undefined ? version.placeholders : version.placeholders[placeholder];
  return sameValue(blocks(before), blocks(after)) ? changed : [...changed, 'placeholders'];
}
