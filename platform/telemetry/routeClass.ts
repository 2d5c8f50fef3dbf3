import { findPageKind, pageKinds } from '../../sites/pageKind';
import type { Site } from '../../sites/site.types';

/** The classes of requests: metrics and spans contain nothing else of an address. */
export const routeClasses = [
  ...pageKinds,
  ...['asset', 'image', 'media', 'form', 'api', 'beacon', 'feed', 'health', 'editor', 'internal'],
  'other',
] as const;

export type RouteClass = (typeof routeClasses)[number];

/** Prefixes of addresses, the more specific ones first. */
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

/** The class of a requested address; that of the page if no prefix matches. */
export function classifyRoute(address: string, site: Site | undefined): RouteClass {
  const path = address.split('?', 1)[0] ?? '';
  const match = prefixes.find(([start]) => path.startsWith(start));
  if (match) return match[1];
  return site ? findPageKind(site, path) : 'other';
}
