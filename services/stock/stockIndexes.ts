import type { Site } from '../../sites/site.types';
import { siteNames, sites } from '../../sites/sites';
import { keysOf } from '../../domain/typedKeys';

export type IndexKind = 'cars' | 'dealers' | 'kits';

/** An index of the search service and the site that uses it. */
export interface StockIndex {
  name: string;
  kind: IndexKind;
  site: Site;
}

/** All indexes that sites use, as configured in `sites/`. */
export const stockIndexes: readonly StockIndex[] = siteNames.flatMap((siteName) => {
  const site = sites[siteName];
  const { search = {} } = site;
  return keysOf(search).flatMap((kind) => {
    const name = search[kind];
    return name === undefined ? [] : [{ name, kind, site }];
  });
});

/** Returns the index with this name. Throws if no site uses it. */
export function stockIndex(name: string): StockIndex {
  const found = stockIndexes.find((index) => index.name === name);
  if (!found) throw new Error(`Unknown index "${name}"`);
  return found;
}
