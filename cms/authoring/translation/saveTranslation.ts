import type { Transaction } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/ContentStore';
import type { ItemId } from '../../items/guid';
import type { ContentItem, ItemVersion } from '../../items/item.types';
import { omitSlug, SLUG_FIELD } from '../../items/LanguagePaths';
import { insertVersion } from '../../items/versionTable';
import type { AuthoringContext } from '../authoringContext';
import { createEditError } from '../createEditError';
import { applyFields, parseDisplayName } from '../items/readInput';
import { recordAction } from '../people/auditTrail';
import { isSameContent } from '../publishing/isSameContent';
import type { SaveTranslationInput } from '../../generated/authoringTypes';
import { SLUG_LOCATION, toSlugIfPossible } from './pageSlug';
import {
  PAGE_NAME,
  listShownItems,
  readTextAt,
  listTextLocations,
  replaceText,
  type TextLocation,
} from './pageTexts';
import { readTranslation, getTranslatedPage, type LanguagePair } from './readTranslation';
import { localizable } from '../../../domain/localizable';

/** Maximum texts of a change. */
const MAX_TEXTS = 2000;

/** A translation of a text. */
export interface TranslatedValue {
  itemId: ItemId;
  location: TextLocation;
  value: string;
}

type Context = Pick<AuthoringContext, 'editor' | 'store' | 'actor' | 'db'>;

/** Saves translations as drafts. @throws CONFLICT when one of the texts has changed since */
export async function saveTranslation(
  { editor, store, actor }: Context,
  input: SaveTranslationInput,
): Promise<{ saved: number }> {
  const pair = { itemId: input.itemId, from: input.from, to: input.to };
  if (input.texts.length > MAX_TEXTS) {
    throw createEditError('BAD_INPUT', localizable`One change has ${MAX_TEXTS} texts at most.`);
  }
  let savedCount = 0;
  await editor.enqueue(async (tx) => {
    const page = getTranslatedPage(store, pair);
    const items = new Map(
      listShownItems(store.draft, page, pair.from).map((item) => [item.id, item]),
    );
    const values = input.texts.map(
      ({ itemId, field, property, value, expected }): TranslatedValue => {
        const item = items.get(store.draft.find(itemId)?.id ?? '');
        const location = item && findTextLocation(store, item, field, property ?? undefined);
        if (!item || !location) throw createEditError('NOT_FOUND', 'The page has no such text.');
        if (readTextAt(item.versions.get(pair.to), location) !== expected) {
          throw createEditError('CONFLICT', 'The translation was changed in between.');
        }
        const isSlug = location === SLUG_LOCATION;
        return { itemId: item.id, location, value: isSlug ? toSlugIfPossible(value) : value };
      },
    );
    savedCount = await saveTexts(tx, { store, actor }, { ...pair, page }, values);
  });
  return { saved: savedCount };
}

/** Confirms outdated translations: saves the current versions of their items again. */
export async function confirmTranslation(
  { editor, store, actor, db }: Context,
  pair: LanguagePair,
): Promise<{ saved: number }> {
  let savedCount = 0;
  const texts = await readTranslation(store, db, pair);
  const outdatedItemIds = new Set(
    texts.filter(({ state }) => state === 'outdated').map(({ itemId }) => itemId),
  );
  await editor.enqueue(async (tx) => {
    const page = getTranslatedPage(store, pair);
    for (const itemId of outdatedItemIds) {
      const version = store.draft.findInLanguage(itemId, pair.to)?.version;
      if (!version) continue;
      await insertNextVersion(tx, { store, actor }, itemId, version);
      savedCount += 1;
    }
    await recordSave(tx, actor, 'confirmTranslation', page, pair, savedCount);
  });
  return { saved: savedCount };
}

/** Finds the location of a text by the names of field and property. */
export const findTextLocation = (
  store: ContentStore,
  item: ContentItem,
  field: string,
  property: string | undefined,
): TextLocation | undefined =>
  [
    ...listTextLocations(store.draft, item),
    ...(store.draft.findTemplate(item)?.fields.has(SLUG_FIELD) ? [SLUG_LOCATION] : []),
  ].find((one) => one.field === field && one.property === property);

/**
 * Saves versions of a page's items with translated texts. Items that are new in the language start
 * as a copy of the source. Returns the number of items that changed.
 */
export async function saveTexts(
  tx: Transaction,
  context: Pick<AuthoringContext, 'store' | 'actor'>,
  { page, ...pair }: LanguagePair & { page: ContentItem },
  values: readonly TranslatedValue[],
): Promise<number> {
  const { store, actor } = context;
  const { from, to } = pair;
  const isNew = !page.versions.has(to);
  let savedCount = 0;
  for (const item of listShownItems(store.draft, page, from)) {
    const itemValues = values.filter(({ itemId }) => itemId === item.id);
    const currentVersion = item.versions.get(to);
    const source = item.versions.get(from);
    const baseVersion =
      currentVersion ?? (source && { ...source, fields: omitSlug(source.fields) });
    if (!baseVersion || (itemValues.length === 0 && (currentVersion || !isNew))) continue;
    const nextVersion = {
      ...baseVersion,
      language: to,
      ...replaceTexts(store, item, baseVersion, itemValues),
    };
    if (currentVersion && isSameContent(currentVersion, nextVersion)) continue;
    await insertNextVersion(tx, context, item.id, nextVersion);
    savedCount += 1;
  }
  await recordSave(tx, actor, 'saveTranslation', page, pair, savedCount);
  return savedCount;
}

function replaceTexts(
  store: ContentStore,
  item: ContentItem,
  { displayName, fields }: ItemVersion,
  values: readonly TranslatedValue[],
): Pick<ItemVersion, 'displayName' | 'fields'> {
  const template = store.draft.findTemplate(item);
  if (!template)
    throw createEditError('NOT_FOUND', localizable`The template ${item.template} does not exist.`);
  let content = { displayName, fields };
  for (const { location, value } of values) {
    if (location.field === PAGE_NAME.field) {
      content = { ...content, displayName: parseDisplayName(value) ?? displayName };
      continue;
    }
    const newValue = replaceText(content.fields[location.field], location, value);
    if (newValue === undefined) continue;
    const change = [{ name: location.field, value: newValue }];
    content = { ...content, fields: applyFields(template, content.fields, change) };
  }
  return content;
}

async function insertNextVersion(
  tx: Transaction,
  { store, actor }: Pick<AuthoringContext, 'store' | 'actor'>,
  itemId: ItemId,
  { language, displayName, fields, placeholders }: ItemVersion,
): Promise<void> {
  const version = store.getNewestVersion(itemId, language) + 1;
  const content = { displayName, fields, placeholders, deleted: false };
  await insertVersion(tx, { itemId, language, version, ...content }, actor);
}

const recordSave = (
  tx: Transaction,
  actor: AuthoringContext['actor'],
  action: string,
  { id: itemId, site }: ContentItem,
  { from, to: language }: LanguagePair,
  savedCount: number,
) =>
  recordAction(tx, { actor, action, site, itemId, language, details: { from, saved: savedCount } });
