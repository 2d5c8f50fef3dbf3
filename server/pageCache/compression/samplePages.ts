import type { PageKind } from '../../../sites/pageKind';
import type { CachedPage } from '../CachedPage';

/**
 * Maximum number of compared pages of each kind. Private and missing pages are left out; a site has one front
 * page, which is compared with the others.
 */
const MAX_SAMPLES: Readonly<Partial<Record<PageKind, number>>> = {
  front: 1,
  list: 4,
  car: 4,
  dealer: 4,
  content: 8,
};

/** Cached pages of a site in a language. */
export interface PageSample {
  site: string;
  language: string;
  /** One page of each kind. */
  patterns: readonly CachedPage[];
  others: readonly CachedPage[];
  /** The number of kinds with two pages or more, which can be compared. */
  kinds: number;
}

/** A few cached public pages of each kind, by site and language. */
export function samplePages(cachedPages: Iterable<CachedPage>): PageSample[] {
  const groups = new Map<string, Map<PageKind, CachedPage[]>>();
  for (const page of cachedPages) {
    const { site, language, kind, status } = page;
    const max = MAX_SAMPLES[kind];
    if (max === undefined || language === undefined || status !== 200) continue;
    const group = groups.get(`${site} ${language}`) ?? new Map<PageKind, CachedPage[]>();
    groups.set(`${site} ${language}`, group);
    const sameKind = group.get(kind) ?? [];
    group.set(kind, sameKind);
    if (sameKind.length < max) sameKind.push(page);
  }
  return [...groups].map(([key, group]) => {
    const [site = '', language = ''] = key.split(' ');
    const pagesByKind = [...group.values()];
    return {
      site,
      language,
      patterns: pagesByKind.flatMap((pages) => pages.slice(0, 1)),
      others: pagesByKind.flatMap((pages) => pages.slice(1)),
      kinds: pagesByKind.filter((pages) => pages.length > 1).length,
    };
  });
}
