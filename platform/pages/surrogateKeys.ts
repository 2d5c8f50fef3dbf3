import { createHash } from 'node:crypto';
import { BoundedMemory } from '../memory/BoundedMemory';
import type { PageSources, StockSearch } from './pageSources';

/**
 * Surrogate keys name what a page was made from; whoever keeps pages drops those with a key that changed. They are
 * short, of small letters and digits (some caches do not heed letter case), and the same on every process.
 */
export type SurrogateKey = string;

/** Whether caches take it: one key that they refuse would keep all others that are told with it. */
export const isSurrogateKey = (key: string): boolean => /^[a-z\d-]{1,100}$/.test(key);

/** 40 bits: two sources that share a key cost a page made in vain, and no more than that. */
const KEY_LENGTH = 10;

/** Every page of a site. */
export const siteKey = (site: string): SurrogateKey => `site-${site}`;

/** Every page that lists content, of any site: for notices that do not tell what kind of item has changed. */
export const anyListKey: SurrogateKey = 'lists';

/** Every page with more keys than a header can hold: any change may be one of its own. */
export const manyKey: SurrogateKey = 'many';

/** The page at an address, as requested or as the content platform names it. */
export const pathKey = (site: string, path: string): SurrogateKey => hashed('path', site, path);

/** Pages that show a content item, by its id (32 upper-case hex digits). */
export const itemKey = (id: string): SurrogateKey => hashed('item', id);

/** Pages of a site that list what is of a template, or below an item. */
export const listKey = (site: string, id: string): SurrogateKey => hashed('list', site, id);

/** Pages that show a car of a stock, named as the search service names it. */
export const carKey = (stock: string, carId: string): SurrogateKey => hashed('car', stock, carId);

/** Pages of a site that show what a search found. */
export const searchKey = (site: string, search: StockSearch): SurrogateKey => `${search}-${site}`;

/** The keys of what a page was made from; those of its site and address are added where it is kept. */
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

/** Keys that were worked out: a page has dozens, most of them those of other pages too. */
const known = new BoundedMemory<string, SurrogateKey>({ name: 'surrogate keys', max: 10_000 });

function hashed(...parts: readonly string[]): SurrogateKey {
  const source = parts.join(' ');
  const found = known.get(source);
  if (found !== undefined) return found;
  const key = createHash('sha1').update(source).digest('hex').slice(0, KEY_LENGTH);
  known.set(source, key);
  return key;
}
