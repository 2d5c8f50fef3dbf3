import type { Database } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/ContentStore';
import type { ContentItem, ItemVersion } from '../../items/item.types';
import { readSaves, type SequencedVersion } from '../../items/versionTable';
import type { TranslatedText } from '../../generated/authoringResolvers';
import { isName } from '../checks/findUntranslated';
import { createEditError } from '../createEditError';
import { getLabel } from '../items/summarise';
import { getDraftPage } from '../publishing/publishContent';
import { isSameContent } from '../publishing/isSameContent';
import { canHaveSlug, getSegment, SLUG_LOCATION } from './pageSlug';
import { listShownItems, readTextAt, listTextLocations, type TextLocation } from './pageTexts';

/** Maximum saves of a page that are read per language. */
const MAX_SAVES = 1000;

/** A page and two languages of its site. */
export interface LanguagePair {
  itemId: string;
  from: string;
  to: string;
}

/** Returns the page to translate. @throws NOT_FOUND without a version to translate; BAD_INPUT for other languages */
export function getTranslatedPage(
  store: ContentStore,
  { itemId, from, to }: LanguagePair,
): ContentItem {
  const page = getDraftPage(store, itemId);
  const languages: readonly string[] = store.draft.findSite(page)?.languages ?? [];
  if (from === to || !languages.includes(to)) {
    throw createEditError('BAD_INPUT', 'Choose two languages of the site.');
  }
  if (page.versions.has(from)) return page;
  throw createEditError('NOT_FOUND', 'The page has no version in that language.');
}

/**
 * Reads the texts of a page in two languages. A text is outdated when its source changed after the
 * text was last saved. A save that changes nothing confirms all texts of its item.
 */
export async function readTranslation(
  store: ContentStore,
  db: Database,
  pair: LanguagePair,
): Promise<TranslatedText[]> {
  const { from, to } = pair;
  const page = getTranslatedPage(store, pair);
  const items = listShownItems(store.draft, page, from);
  const ids = items.map(({ id }) => id);
  const [sourceSavesOfPage, targetSavesOfPage] = [
    await readSaves(db, ids, from, MAX_SAVES),
    await readSaves(db, ids, to, MAX_SAVES),
  ];
  return items.flatMap((item): TranslatedText[] => {
    const source = item.versions.get(from);
    const target = item.versions.get(to);
    const isOfItem = ({ itemId }: SequencedVersion) => itemId === item.id;
    const sourceSaves = sourceSavesOfPage.filter(isOfItem);
    const targetHistory = {
      saves: targetSavesOfPage.filter(isOfItem),
      file: store.findFileVersion(item.id, to),
    };
    const texts = listTextLocations(store.draft, item).flatMap((location): TranslatedText[] => {
      const sourceText = readTextAt(source, location);
      const targetText = readTextAt(target, location);
      if (sourceText === '') return [];
      const confirmedAt = findLastSave(targetHistory, location);
      const earlierSource =
        sourceSaves.find(({ sequence }) => sequence <= confirmedAt) ??
        store.findFileVersion(item.id, from);
      const earlierText = readTextAt(earlierSource, location);
      const isChanged = target !== undefined && targetText !== '' && earlierText !== sourceText;
      return [
        {
          itemId: item.id,
          itemName: getLabel(store.draft, item, source),
          template: item.template,
          field: location.field,
          property: location.property,
          kind: location.kind,
          source: sourceText,
          target: targetText,
          before: isChanged ? earlierText : null,
          state:
            targetText === ''
              ? 'missing'
              : isChanged
                ? 'outdated'
                : targetText === sourceText && !isName(sourceText)
                  ? 'untranslated'
                  : 'done',
        },
      ];
    });
    const slug = item === page && canHaveSlug(store.draft, page, to);
    return slug ? [...texts, toSlugText(store, page, pair)] : texts;
  });
}

/** The address of a page. Without one of its own it is missing until the page is public in the language. */
function toSlugText(
  store: ContentStore,
  page: ContentItem,
  { from, to }: LanguagePair,
): TranslatedText {
  const target = readTextAt(page.versions.get(to), SLUG_LOCATION);
  const isChosen = target !== '' || store.published.findInLanguage(page.id, to) !== undefined;
  return {
    itemId: page.id,
    itemName: getLabel(store.draft, page, page.versions.get(from)),
    template: page.template,
    ...SLUG_LOCATION,
    source: getSegment(page, from),
    target,
    before: null,
    state: isChosen ? 'done' : 'missing',
  };
}

/** Returns the `sequence` number of the save that last changed or confirmed a text; 0 for the content files. */
function findLastSave(
  { saves, file }: { saves: readonly SequencedVersion[]; file: ItemVersion | undefined },
  location: TextLocation,
): number {
  for (const [index, after] of saves.entries()) {
    const previousSave = saves[index + 1];
    const previous = previousSave ?? file;
    if (!previous) return after.sequence;
    const isConfirmed = !previousSave?.deleted && !after.deleted && isSameContent(previous, after);
    if (isConfirmed || readTextAt(previous, location) !== readTextAt(after, location))
      return after.sequence;
  }
  return 0;
}
