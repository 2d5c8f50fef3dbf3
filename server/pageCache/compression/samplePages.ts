import type { PageKind } from '../../../sites/pageKind';
import type { CachedPage } from '../CachedPage';

/**
 * Pages of each kind that are compared at most. Pages of persons and missing ones are nobody's pattern; a site has one
 * front page, which is compared with the others.
 */
const SAMPLES: Readonly<Partial<Record<PageKind, number>>> = {
  front: 1,
  list: 4,
  car: 4,
  dealer: 4,
  content: 8,
};

/** Kept pages of a site in a language. */
export interface PageSample {
  site: string;
  language: string;
  /** One of each kind. */
  patterns: readonly CachedPage[];
  others: readonly CachedPage[];
  /** How many kinds have two pages, which can be compared. */
  kinds: number;
}

/** A few public pages of each kind by site and language, of those that are kept. */
export function samplePages(kept: Iterable<CachedPage>): PageSample[] {
  const groups = new Map<string, Map<PageKind, CachedPage[]>>();
  for (const page of kept) {
    const { site, language, kind, status } = page;
    const most = SAMPLES[kind];
    if (most === undefined || language === undefined || status !== 200) continue;
    const group = groups.get(`${site} ${language}`) ?? new Map<PageKind, CachedPage[]>();
    groups.set(`${site} ${language}`, group);
    const alike = group.get(kind) ?? [];
    group.set(kind, alike);
    if (alike.length < most) alike.push(page);
  }
  return [...groups].map(([key, group]) => {
    const [site = '', language = ''] = key.split(' ');
    const alike = [...group.values()];
    return {
      site,
      language,
      patterns: alike.flatMap((pages) => pages.slice(0, 1)),
      others: alike.flatMap((pages) => pages.slice(1)),
      kinds: alike.filter((pages) => pages.length > 1).length,
    };
  });
}
