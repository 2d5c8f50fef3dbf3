import { localeOf } from '../../sites/localeOf';
import type { Language, Site } from '../../sites/site.types';
import { escapeXml } from '../../domain/pages/xml';
import type { PublicRoute } from '../../platform/content/content';
import type { ListedCar } from './listCars';

/** Most addresses that one sitemap may hold (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * The sitemaps of a site: one document, or an index followed by its parts when there are too many
 * addresses for one. Every language version is an address of its own that names all the others
 * (hreflang), with the default language as `x-default`.
 */
export function sitemapXml(
  site: Site,
  origin: string,
  routes: readonly PublicRoute[],
  maxAddresses = MAX_ADDRESSES,
): [main: string, ...parts: string[]] {
  const addresses = routes.flatMap((route) => urls(site, origin, route));
  return inParts(addresses, (number) => `${origin}/sitemap-${number}.xml`, maxAddresses);
}

/** The sitemaps of a site's cars, likewise. */
export function carSitemapXml(
  origin: string,
  cars: readonly ListedCar[],
  maxAddresses = MAX_ADDRESSES,
): [main: string, ...parts: string[]] {
  const addresses = cars.map(({ path, updated }) => {
    const changed = updated ? `<lastmod>${escapeXml(updated)}</lastmod>` : '';
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`;
  });
  return inParts(addresses, (number) => `${origin}/sitemap-cars-${number}.xml`, maxAddresses);
}

function inParts(
  addresses: readonly string[],
  addressOf: (number: number) => string,
  maxAddresses: number,
): [main: string, ...parts: string[]] {
  const parts = chunks(addresses, maxAddresses).map(urlset);
  const [only = urlset([])] = parts;
  if (parts.length <= 1) return [only];
  return [index(parts.map((_, at) => addressOf(at + 1))), ...parts];
}

function urls(site: Site, origin: string, route: PublicRoute): string[] {
  const addressIn = (language: string) => escapeXml(origin + pathIn(site, language, route.path));
  const tagOf = (language: string) => localeOf(site, language as Language);
  const alternates = route.languages.map((language) =>
    alternate(tagOf(language), addressIn(language)),
  );
  const [base] = site.languages;
  if (route.languages.includes(base)) alternates.push(alternate('x-default', addressIn(base)));
  const links = route.languages.length > 1 ? alternates.join('') : '';
  const changed = route.updated ? `<lastmod>${escapeXml(route.updated)}</lastmod>` : '';
  return route.languages.map(
    (language) => `<url><loc>${addressIn(language)}</loc>${changed}${links}</url>`,
  );
}

/** Path of a route in a language: the default language has no prefix (design §5). */
function pathIn(site: Site, language: string, path: string): string {
  if (language === site.languages[0]) return encodeURI(path);
  return encodeURI(`/${language}${path === '/' ? '' : path}`);
}

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

const urlset = (entries: readonly string[]) =>
  `${HEAD}<urlset ${NAMESPACE} ${XHTML}>\n${entries.join('\n')}\n</urlset>\n`;

const index = (addresses: readonly string[]) =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${addresses
    .map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`;

function chunks<T>(items: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start < items.length; start += size) {
    parts.push(items.slice(start, start + size));
  }
  return parts;
}
