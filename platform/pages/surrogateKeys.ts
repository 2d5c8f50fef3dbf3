import { createHash } from 'node:crypto';
import { BoundedMemory } from '../memory/BoundedMemory';
import type { PageSources, StockSearch } from './pageSources';

/**
 * Surrogate keys name what a page was made from; caches drop the pages with a key that changed. They are
 * short, of lower-case letters and digits (some caches ignore letter case), and the same in every process.
 */
export type SurrogateKey = string;

/** Whether caches accept the key: an invalid one would make them refuse the complete purge. */
export const isSurrogateKey = (key: string): boolean => /^[a-z\d-]{1,100}$/.test(key);

/** Ten hex digits, 40 bits: two sources with the same key only cause a page to be rendered needlessly. */
const KEY_CHARACTERS = 10;

/** Key of every page of a site. */
export const siteKey = (site: string): SurrogateKey => `site-${site}`;

/**
 * Key of every page that lists content, of any site: for notices that do not name the kind of the changed
 * item.
 */
export const anyListKey: SurrogateKey = 'lists';

/** Key of every page with more keys than a header can hold: any change may affect it. */
export const overflowKey: SurrogateKey = 'many';

/** Key of the page at an address, as requested or as the content platform names it. */
export const pathKey = (site: string, path: string): SurrogateKey => hashKey('path', site, path);

/** Key of pages that show a content item, by its id (32 upper-case hex digits). */
export const itemKey = (id: string): SurrogateKey => hashKey('item', id);

/** Key of a site's pages that list items of a template, or items below an item. */
export const listKey = (site: string, id: string): SurrogateKey => hashKey('list', site, id);

/** Key of pages that show a car of a stock, identified as in the search service. */
export const carKey = (stock: string, carId: string): SurrogateKey => hashKey('car', stock, carId);

/** Key of a site's pages that show results of a search. */
export const searchKey = (site: string, search: StockSearch): SurrogateKey => `${search}-${site}`;

/** The surrogate keys of a page's sources; the cache adds those of its site and address. */
export function keysOfSources(
  { name, search }: { name: string; search?: { cars: string } },
  { items, lists, cars, searches }: PageSources,
): SurrogateKey[] {
  return [
    ...(lists.length > 0 ? [anyListKey] : []),
    ...searches.map((kind) => searchKey(name, kind)),
    ...items.map(itemKey),
    ...lists.map((id) => listKey(name, id)),
    ...(search ? cars.map((id) => carKey(search.cars, id)) : []),
  ];
}

/** Cached keys: a page has dozens, most of them shared with other pages. */
const cache = new BoundedMemory<string, SurrogateKey>({ name: 'surrogate keys', max: 10_000 });

function hashKey(...values: readonly string[]): SurrogateKey {
  const source = values.join(' ');
  const cached = cache.get(source);
  if (cached !== undefined) return cached;
  const key = createHash('sha1').update(source).digest('hex').slice(0, KEY_CHARACTERS);
  cache.set(source, key);
  return key;
}
