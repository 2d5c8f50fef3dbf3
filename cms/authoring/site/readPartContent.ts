import { isSameValue } from '../publishing/isSameContent';
import type { ContentStore } from '../../items/ContentStore';
import type { ItemId } from '../../items/guid';
import type { ContentItem, FieldValues, ItemVersion, Placeholders } from '../../items/item.types';
import type { Actor } from '../people/actor';
import { mayEditPageOf } from '../people/permissions';
import { framePlaceholders, readPart, type SitePart } from './siteParts';
import type { SitePartContent } from '../../generated/authoringResolvers';
import { getLabel } from '../items/summarise';

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
  /** First words of the item's content. */
  summary: string;
  template: string;
  language: string;
  version: number;
  kind: 'ADDED' | 'CHANGED' | 'REMOVED';
  fields: string[];
}

/** Reads the content of a part of a site with its unpublished changes. */
export function readPartContent(
  store: ContentStore,
  actor: Pick<Actor, 'pages'>,
  siteName: string,
  part: SitePart,
): SitePartContent {
  const { site, root, items } = readPart(store, siteName, part);
  return {
    rootId: root.id,
    isEditable: mayEditPageOf(actor, store, root),
    items: items.map((item) => ({
      itemId: item.id,
      name: item.name,
      template: item.template,
      versions: site.languages.map((language) => toItemVersion(store, item.id, language)),
    })),
    changes: items.flatMap((item) =>
      site.languages.flatMap((language) => listChanges(store, item, language, part)),
    ),
  };
}

function toItemVersion(store: ContentStore, itemId: ItemId, language: string): SiteItemVersion {
  const { draft, published } = findVersions(store, itemId, language);
  return {
    language,
    version: getNewestVersion(store, itemId, language, draft),
    fields: draft?.fields,
    published: published?.fields,
    placeholders: draft?.placeholders ?? {},
  };
}

/** Lists the change of an item in a language. A draft with the same content as the public version is none. */
function listChanges(
  store: ContentStore,
  item: ContentItem,
  language: string,
  part: SitePart,
): SiteChange[] {
  const { id: itemId, name: itemName, template } = item;
  const { draft, published } = findVersions(store, itemId, language);
  const summary = getLabel(draft ? store.draft : store.published, item, draft ?? published);
  const toChange = (kind: SiteChange['kind'], fields: string[]): SiteChange[] => {
    const version = getNewestVersion(store, itemId, language, draft);
    return [{ itemId, itemName, summary, template, language, version, kind, fields }];
  };
  if (!draft) return published ? toChange('REMOVED', []) : [];
  if (!published) return toChange('ADDED', Object.keys(draft.fields));
  if (draft.version === published.version) return [];
  const fields = listChangedFields(published, draft, framePlaceholders[part]);
  return fields.length > 0 ? toChange('CHANGED', fields) : [];
}

function findVersions(store: ContentStore, itemId: ItemId, language: string) {
  const findVersion = (tree: ContentStore['draft']) =>
    tree.findInLanguage(itemId, language)?.version;
  return { draft: findVersion(store.draft), published: findVersion(store.published) };
}

/** Returns the newest version number. Takes the draft's number if there is one, which avoids a search. */
const getNewestVersion = (
  store: ContentStore,
  itemId: ItemId,
  language: string,
  draft: ItemVersion | undefined,
): number => draft?.version ?? store.getNewestVersion(itemId, language);

/**
 * Lists the fields that differ; blocks are compared in one placeholder or in all. Ignores the display
 * name, as items other than pages never show it.
 */
export function listChangedFields(
  before: Pick<ItemVersion, 'fields' | 'placeholders'>,
  after: Pick<ItemVersion, 'fields' | 'placeholders'>,
  placeholder?: string,
): string[] {
  const names = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  const changedNames = [...names].filter(
    (name) => !isSameValue(before.fields[name], after.fields[name]),
  );
  const getBlocks = (version: Pick<ItemVersion, 'placeholders'>) =>
    placeholder === undefined ? version.placeholders : version.placeholders[placeholder];
  return isSameValue(getBlocks(before), getBlocks(after))
    ? changedNames
    : [...changedNames, 'placeholders'];
}
