import { pageKindOf, pageKinds } from '../../sites/pageKind';
import type { Site } from '../../sites/site.types';

/** What a request was for: all that metrics and spans tell of an address. */
export const routeClasses = [
  ...pageKinds,
  ...['asset', 'image', 'media', 'form', 'api', 'beacon', 'feed', 'health', 'editor', 'internal'],
  'other',
] as const;

export type RouteClass = (typeof routeClasses)[number];

/** Beginnings of addresses, the more specific ones first. */
const prefixes: readonly (readonly [string, RouteClass])[] = [
  ['/assets/', 'asset'],
  ['/image', 'image'],
  ['/-/', 'media'],
  ['/api/events/', 'beacon'],
  ['/api/vitals', 'beacon'],
  ['/api/forms/', 'form'],
  ['/api/healthz', 'health'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/api/editing', 'editor'],
  ['/api/content/published', 'editor'],
  ['/api/', 'api'],
  ['/_edit', 'editor'],
  ['/_draft', 'editor'],
  ['/_', 'internal'],
  ['/sitecore/', 'media'],
  ['/feeds/', 'feed'],
  ['/open-data', 'feed'],
  ['/sitemap', 'feed'],
  ['/robots.txt', 'feed'],
  ['/llms.txt', 'feed'],
  ['/favicon', 'asset'],
  ['/apple-touch-icon', 'asset'],
];

/** The class of an address as requested; a page's where no program of ours has it. */
export function routeClassOf(address: string, site: Site | undefined): RouteClass {
  const path = address.split('?', 1)[0] ?? '';
  const found = prefixes.find(([start]) => path.startsWith(start));
  if (found) return found[1];
  return site ? pageKindOf(site, path) : 'other';
}
