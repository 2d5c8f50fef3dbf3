import type { Site } from './site.types';

/** Kinds of pages: measurements may reveal no more than this about an address. */
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
 * The kind of the page at a path, by the site's routes. Editors choose the route of the car list, so the list
 * is recognised only if that route is given.
 * @param path of the address, with or without a language prefix
 * @param carListPath route of the site's car list, if it is known
 */
export function findPageKind(site: Site, path: string, carListPath?: string): PageKind {
  const route = withoutLanguage(site, path);
  if (route === '/' || route === '') return 'front';
  if (carListPath !== undefined && withoutLanguage(site, carListPath) === route) return 'list';
  if (isBelow(route, site.carPath)) return 'car';
  if (isBelow(route, site.dealerPath)) return 'dealer';
  const personalRoutes = [site.savedCarsPath, site.visitPath, site.testDrivePath, site.holdPath];
  return personalRoutes.some((start) => route === start || isBelow(route, start))
    ? 'personal'
    : 'content';
}

function withoutLanguage({ languages }: Site, path: string): string {
  const [, firstSegment = ''] = path.split('/', 2);
  const isPrefix = languages.some((language) => language === firstSegment);
  return isPrefix ? path.slice(firstSegment.length + 1) : path;
}

const isBelow = (route: string, parentRoute: string | undefined): boolean =>
  parentRoute !== undefined && route.startsWith(`${parentRoute}/`);
