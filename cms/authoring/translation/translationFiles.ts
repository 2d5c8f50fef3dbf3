/** Exports translations as files, and imports them. */
import { escapeXml } from '../../../domain/pages/xml';
import type { Transaction } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/ContentStore';
import type { ContentItem } from '../../items/item.types';
import type { AuthoringContext } from '../authoringContext';
import { createEditError } from '../createEditError';
import type { ImportedTranslation, TranslationFile } from '../../generated/authoringResolvers';
import type { ImportTranslationInput } from '../../generated/authoringTypes';
import { getSegment, readTranslatedSlug, SLUG_LOCATION } from './pageSlug';
import { listShownItems, readTextAt, type TextLocation } from './pageTexts';
import { readTranslation, getTranslatedPage, type LanguagePair } from './readTranslation';
import { findTextLocation, saveTexts, type TranslatedValue } from './saveTranslation';
import { fromInline, toInline, type InlinePiece } from './xliff/inlineCodes';
import { MAX_XLIFF_LENGTH, readXliff, type XliffFile, type XliffUnit } from './xliff/readXliff';
import { writeXliff, type XliffPage } from './xliff/writeXliff';

/** Maximum pages of a file. */
const MAX_PAGES = 50;

/** Exports the texts of a page, and of the pages below it if chosen. @throws BAD_INPUT when they are too many */
export async function exportTranslation(
  { store, db }: Pick<AuthoringContext, 'store' | 'db'>,
  pair: LanguagePair & { withSubpages?: boolean | null },
): Promise<TranslationFile> {
  const { from, to } = pair;
  const root = getTranslatedPage(store, pair);
  const branch = pair.withSubpages ? [...store.draft.listBranch(root)] : [root];
  const items = branch.filter((item) => store.draft.isPage(item) && item.versions.has(from));
  if (items.length > MAX_PAGES) throw createTooLargeError();
  const pages: XliffPage[] = [];
  for (const { id } of items) {
    const texts = await readTranslation(store, db, { itemId: id, from, to });
    pages.push({ itemId: id, note: createNote(store, id, from), texts });
  }
  const text = writeXliff(pages, from, to);
  if (text.length > MAX_XLIFF_LENGTH) throw createTooLargeError();
  const count = pages.reduce((sum, { texts }) => sum + texts.length, 0);
  return { name: `${root.name}-${from}-${to}.xlf`, text, count };
}

const createTooLargeError = () =>
  createEditError('BAD_INPUT', 'That is too much for one file; choose fewer pages.');

function createNote({ draft }: ContentStore, itemId: string, language: string): string {
  const local = draft.findInLanguage(itemId, language);
  return local ? `${local.version.displayName} (${draft.getAddress(local)})` : '';
}

/** Saves the translations of a file as drafts: all its pages or none. */
export async function importTranslation(
  context: Pick<AuthoringContext, 'store' | 'actor' | 'editor'>,
  { site, text }: ImportTranslationInput,
): Promise<ImportedTranslation> {
  const files = readXliff(text);
  const result = { pages: [], saved: 0, same: 0, changed: 0, unknown: 0, refused: 0 };
  const imported: ImportedTranslation & { pages: string[] } = result;
  if (files.length > MAX_PAGES) throw createTooLargeError();
  await context.editor.enqueue(async (tx) => {
    for (const file of files) await importPage(tx, context, site, file, imported);
  });
  return imported;
}

async function importPage(
  tx: Transaction,
  { store, actor }: Pick<AuthoringContext, 'store' | 'actor'>,
  site: string,
  { original, from, to, units }: XliffFile,
  imported: ImportedTranslation & { pages: string[] },
): Promise<void> {
  const originalItem = store.draft.find(original);
  if (originalItem?.site !== site || !store.draft.isPage(originalItem)) {
    imported.unknown += units.length;
    return;
  }
  const pair = { itemId: originalItem.id, from, to };
  const page = getTranslatedPage(store, pair);
  const items = new Map(listShownItems(store.draft, page, from).map((item) => [item.id, item]));
  const values = units.flatMap((unit): TranslatedValue[] => {
    const target = findUnit(store, items, unit.id);
    if (!target) {
      imported.unknown += 1;
      return [];
    }
    const { item, location } = target;
    const isSlug = location === SLUG_LOCATION;
    const words = readUnit(unit, location, readTextAt(item.versions.get(from), location));
    const translation =
      isSlug && words !== undefined ? readTranslatedSlug(store, item, pair, words) : words;
    if (translation === undefined) {
      imported.refused += 1;
      return [];
    }
    if (translation.trim() === '') return [];
    const isSame = isSameText(location, translation, readTextAt(item.versions.get(to), location));
    if (isSame) imported.same += 1;
    else {
      imported.saved += 1;
      const source = isSlug
        ? getSegment(item, from)
        : readTextAt(item.versions.get(from), location);
      if (hasOtherSource(unit, location, source)) imported.changed += 1;
    }
    return isSame ? [] : [{ itemId: item.id, location, value: translation }];
  });
  if (values.length === 0) return;
  await saveTexts(tx, { store, actor }, { ...pair, page }, values);
  imported.pages.push(page.versions.get(from)?.displayName ?? page.name);
}

/** Finds the item and the location that the id of a unit names. */
function findUnit(
  store: ContentStore,
  items: ReadonlyMap<string, ContentItem>,
  id: string,
): { item: ContentItem; location: TextLocation } | undefined {
  const [itemId = '', field = '', property] = id.split('.');
  const item = items.get(itemId);
  const location = item && findTextLocation(store, item, field, property);
  return item && location ? { item, location } : undefined;
}

/** Returns the translated text; empty when the file has none, undefined when it is not valid. */
function readUnit(unit: XliffUnit, location: TextLocation, source: string): string | undefined {
  if (unit.isForeign) return undefined;
  if (location.kind === 'richText') return fromInline(unit.target, toInline(source).codes);
  return unit.target.every(({ kind }) => kind === 'text') ? toText(unit.target).trim() : undefined;
}

const toText = (pieces: readonly InlinePiece[]): string =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');

/** Whether two texts are equal. Rich texts are compared in the form that files have. */
const isSameText = ({ kind }: TextLocation, translation: string, existing: string): boolean =>
  kind === 'richText'
    ? toInline(translation).xml === toInline(existing).xml
    : translation === existing.trim();

/** Whether a unit was translated from another text than the current source. */
const hasOtherSource = (unit: XliffUnit, { kind }: TextLocation, source: string): boolean => {
  const unitText = toText(unit.source);
  if (kind === 'text') return unitText.trim() !== source.trim();
  return escapeXml(unitText) !== toInline(source).xml.replace(/<[^<>]*>/g, '');
};
