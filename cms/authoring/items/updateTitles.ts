/** Titles of a page that equal its heading change together with the heading. */
import type { Transaction } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/ContentStore';
import type { LocalItem } from '../../items/ContentTree';
import type { FieldValue } from '../../items/item.types';
import { insertVersion, readLastText, type Content } from '../../items/versionTable';
import { isVariantItem } from '../../items/variants/isVariantItem';
import type { Actor } from '../people/actor';
import { isTitle } from './summarise';

/** Fields of a page with its title in search results and in menus. */
const TITLE_FIELDS: readonly string[] = ['metaTitle', 'navTitle'];

interface TitleChange {
  before: string;
  after: string;
}

/**
 * Updates the page's name and titles after a title of the item changed: those that equalled the old
 * title become the new one. A title that was emptied counts as its last text. The blocks of variants do not count: the
 * page's titles are the same in all of them. Saves a new version of the page when the item is one of its blocks.
 * @returns the content to save for the item
 */
export async function updateTitles(
  tx: Transaction,
  store: ContentStore,
  { item, version }: LocalItem,
  content: Content,
  actor: Actor,
): Promise<Content> {
  const page = store.draft.findPage(item);
  const { language } = version;
  if (!page || isVariantItem(store.draft, page, item)) return content;
  const change = await findTitleChange(tx, store, { item, version }, content);
  if (!change) return content;
  if (page === item) return replaceTitle(content, version, change);
  const pageVersion = page.versions.get(language);
  if (!pageVersion) return content;
  const { displayName, fields, placeholders } = pageVersion;
  const updatedContent = replaceTitle(
    { displayName, fields, placeholders, deleted: false },
    pageVersion,
    change,
  );
  if (updatedContent.displayName === displayName && updatedContent.fields === fields)
    return content;
  const versionNumber = store.getNewestVersion(page.id, language) + 1;
  await insertVersion(
    tx,
    { itemId: page.id, language, version: versionNumber, ...updatedContent },
    actor,
  );
  return content;
}

/** Finds the first title that changed from one text to another; the name of a page counts as a title. */
async function findTitleChange(
  tx: Transaction,
  store: ContentStore,
  { item, version }: LocalItem,
  content: Content,
): Promise<TitleChange | undefined> {
  const { draft } = store;
  const names = [...(draft.findTemplate(item)?.fields.values() ?? [])]
    .filter(({ name, contract }) => contract.kind === 'text' && isTitle({ name }))
    .map(({ name }) => name)
    .filter((name) => !draft.isPage(item) || !TITLE_FIELDS.includes(name));
  for (const name of names) {
    const after = content.fields[name];
    if (!isText(after) || after === version.fields[name]) continue;
    const current = version.fields[name];
    const before = isText(current)
      ? current
      : ((await readLastText(tx, item.id, version.language, name)) ??
        store.findFileVersion(item.id, version.language)?.fields[name]);
    if (isText(before) && before !== after) return { before, after };
  }
  const [before, after] = [version.displayName, content.displayName];
  return draft.isPage(item) && isText(before) && isText(after) && before !== after
    ? { before, after }
    : undefined;
}

const isText = (value: FieldValue | undefined): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** Replaces the old title in a page's content, except in fields that the change itself sets. */
function replaceTitle(
  content: Content,
  previous: LocalItem['version'],
  { before: oldTitle, after: newTitle }: TitleChange,
): Content {
  const matchingFields = TITLE_FIELDS.filter(
    (name) => previous.fields[name] === oldTitle && content.fields[name] === oldTitle,
  );
  const hasOldName = previous.displayName === oldTitle && content.displayName === oldTitle;
  if (matchingFields.length === 0 && !hasOldName) return content;
  return {
    ...content,
    displayName: hasOldName ? newTitle : content.displayName,
    fields:
      matchingFields.length === 0
        ? content.fields
        : {
            ...content.fields,
            ...Object.fromEntries(matchingFields.map((name) => [name, newTitle])),
          },
  };
}
