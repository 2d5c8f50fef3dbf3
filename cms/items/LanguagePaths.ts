import { isSlug } from '../../domain/pages/slug';
import type { ItemId } from './guid';
import type { ContentItem, FieldValues } from './item.types';

/**
 * Field with the last segment of a page's path in a language. The site's first language uses the item's name.
 */
export const SLUG_FIELD = 'slug';

/** The fields of a page without its slug, for a version at another address. */
export function omitSlug(fields: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== SLUG_FIELD));
}

/** The path of an item, and its paths in those languages in which they differ from it. */
export interface ItemPaths {
  path: string;
  byLanguage: ReadonlyMap<string, string>;
}

const noPaths: ReadonlyMap<string, string> = new Map();

/** The slug of a page in a language; undefined if the page uses the name of its item. */
export function getSlug(item: ContentItem, language: string): string | undefined {
  const slug = item.versions.get(language)?.fields[SLUG_FIELD];
  return typeof slug === 'string' && isSlug(slug) ? slug : undefined;
}

/**
 * Paths of an item below its parent.
 * @param languages in which the item may have a slug
 */
export function pathsBelow(
  parent: ItemPaths,
  item: ContentItem,
  languages: readonly string[],
): ItemPaths {
  const path = `${parent.path}/${item.name}`;
  let byLanguage: Map<string, string> | undefined;
  for (const [language, parentPath] of parent.byLanguage) {
    (byLanguage ??= new Map()).set(language, `${parentPath}/${item.name}`);
  }
  for (const language of languages) {
    const slug = getSlug(item, language);
    if (slug === undefined || slug === item.name) continue;
    const parentPath = parent.byLanguage.get(language) ?? parent.path;
    (byLanguage ??= new Map()).set(language, `${parentPath}/${slug}`);
  }
  return { path, byLanguage: byLanguage ?? noPaths };
}

/** Index of the pages whose path in a language differs from the path of their item. */
export class LanguagePaths {
  readonly #byPath = new Map<string, Map<string, ContentItem>>();
  readonly #byItem = new Map<string, Map<ItemId, string>>();

  add(item: ContentItem, { byLanguage }: ItemPaths): void {
    for (const [language, path] of byLanguage) {
      getOrAddMap(this.#byPath, language).set(path.toLowerCase(), item);
      getOrAddMap(this.#byItem, language).set(item.id, path);
    }
  }

  findPath({ id }: ContentItem, language: string): string | undefined {
    return this.#byItem.get(language)?.get(id);
  }

  find(path: string, language: string): ContentItem | undefined {
    return this.#byPath.get(language)?.get(path.toLowerCase());
  }

  /** The page that has the path in any language. */
  findInAnyLanguage(path: string): ContentItem | undefined {
    for (const language of this.#byPath.keys()) {
      const item = this.find(path, language);
      if (item) return item;
    }
    return undefined;
  }
}

function getOrAddMap<Key, Value>(
  maps: Map<string, Map<Key, Value>>,
  language: string,
): Map<Key, Value> {
  const existing = maps.get(language);
  if (existing) return existing;
  const added = new Map<Key, Value>();
  maps.set(language, added);
  return added;
}
