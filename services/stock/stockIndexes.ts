import type { Site } from '../../sites/site.types';
import { siteNames, sites } from '../../sites/sites';
import { keysOf } from '../../domain/typedKeys';

export type IndexKind = 'cars' | 'dealers' | 'kits';

/** An index of the search service, and whose it is. */
export interface StockIndex {
  name: string;
  kind: IndexKind;
  site: Site;
}

/** Every index that a site searches, by the names in `sites/` (spec 2 §7, 3 §7.1). */
export const stockIndexes: readonly StockIndex[] = siteNames.flatMap((siteName) => {
  const site = sites[siteName];
  const { search = {} } = site;
  return keysOf(search).flatMap((kind) => {
    const name = search[kind];
    return name === undefined ? [] : [{ name, kind, site }];
  });
});

/** The index of that name. Throws for a name that no site searches. */
export function stockIndex(name: string): StockIndex {
  const found = stockIndexes.find((index) => index.name === name);
  if (!found) throw new Error(`Unknown index "${name}"`);
  return found;
}
