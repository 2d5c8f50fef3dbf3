import type { Site } from './site.types';

/** What kind of page an address shows: as much as measurements may tell of it. */
export const pageKinds = [
  'front',
  'list',
  'car',
  'dealer',
  'personal',
  'content',
  'missing',
] as const;

export type PageKind = (typeof pageKinds)[number];

/**
 * The kind of the page at a path, by the site's own routes. A list of cars is where editors put it, so that it is told by
 * its route alone.
 * @param path of the address, with or without the prefix of a language
 * @param carListPath route of the site's list of cars, where it is known
 */
export function pageKindOf(site: Site, path: string, carListPath?: string): PageKind {
  const route = withoutLanguage(site, path);
  if (route === '/' || route === '') return 'front';
  if (carListPath !== undefined && withoutLanguage(site, carListPath) === route) return 'list';
  if (isBelow(route, site.carPath)) return 'car';
  if (isBelow(route, site.dealerPath)) return 'dealer';
  const own = [site.savedCarsPath, site.visitPath, site.testDrivePath, site.holdPath];
  return own.some((start) => route === start || isBelow(route, start)) ? 'personal' : 'content';
}

function withoutLanguage({ languages }: Site, path: string): string {
  const [, first = ''] = path.split('/', 2);
  const isPrefix = languages.some((language) => language === first);
  return isPrefix ? path.slice(first.length + 1) : path;
}

const isBelow = (route: string, start: string | undefined): boolean =>
  start !== undefined && route.startsWith(`${start}/`);
