/** The last part of a page's address, as one of its texts to translate. */
import { isSlug, toSlug } from '../../../domain/pages/slug';
import type { ContentStore } from '../../items/ContentStore';
import type { ContentTree } from '../../items/ContentTree';
import type { ContentItem } from '../../items/item.types';
import { SLUG_FIELD, getSlug } from '../../items/LanguagePaths';
import { checkSlug, getFixedReason, isOfProduct } from '../pages/pageLocation';
import type { TextLocation } from './pageTexts';

export const SLUG_LOCATION: TextLocation = { field: SLUG_FIELD, kind: 'text' };

/** Whether a page can have a slug of its own in a language. */
export function canHaveSlug(tree: ContentTree, page: ContentItem, language: string): boolean {
  const isFirst = tree.findSite(page)?.languages[0] === language;
  const hasField = tree.findTemplate(page)?.fields.has(SLUG_FIELD) === true;
  return hasField && !isFirst && !getFixedReason(tree, page) && !isOfProduct(tree, page);
}

/** The last part of the address of a page in a language. */
export const getSegment = (page: ContentItem, language: string): string =>
  getSlug(page, language) ?? page.name;

/** What someone wrote, as a slug; as it is if nothing of it can be one. */
export const toSlugIfPossible = (words: string): string =>
  isSlug(words.trim()) ? words.trim() : toSlug(words) || words.trim();

/**
 * What a translator wrote, as a slug: blank where it is that of the source. Undefined when the page cannot have it.
 */
export function readTranslatedSlug(
  store: ContentStore,
  page: ContentItem,
  { from, to }: { from: string; to: string },
  words: string,
): string | undefined {
  const slug = toSlugIfPossible(words);
  if (page.site === undefined) return undefined;
  if (slug === '' || slug === getSegment(page, from)) return '';
  const item = { ...page, site: page.site };
  const { problem } = checkSlug(store, store.draft, { item, language: to, slug });
  return problem === undefined ? slug : undefined;
}
