import { getLocale } from '../../sites/getLocale';
import type { Language, Site } from '../../sites/site.types';
import { escapeXml } from '../../domain/pages/xml';
import type { PublicRoute } from '../../platform/content/content';

/** Maximum number of addresses in one sitemap (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * The sitemaps of a site: one document, or an index followed by its sections when there are too many
 * addresses for one. Every language version is a separate address that lists all the others (hreflang), with
 * the default language as `x-default`.
 */
export function sitemapXml(
  site: Site,
  origin: string,
  routes: readonly PublicRoute[],
  maxAddresses = MAX_ADDRESSES,
): [main: string, ...sections: string[]] {
  const entries = routes.flatMap((route) => urlEntries(site, origin, route));
  return splitSitemap(entries, (number) => `${origin}/sitemap-${number}.xml`, maxAddresses);
}

/** The sitemaps of a site's cars, in the same form. */
export function carSitemapXml(
  origin: string,
  paths: readonly string[],
  maxAddresses = MAX_ADDRESSES,
): [main: string, ...sections: string[]] {
  const entries = paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`);
  return splitSitemap(entries, (number) => `${origin}/sitemap-cars-${number}.xml`, maxAddresses);
}

function splitSitemap(
  entries: readonly string[],
  sitemapUrl: (number: number) => string,
  maxAddresses: number,
): [main: string, ...sections: string[]] {
  const documents = chunks(entries, maxAddresses).map(urlSet);
  const [first = urlSet([])] = documents;
  if (documents.length <= 1) return [first];
  return [sitemapIndex(documents.map((_, index) => sitemapUrl(index + 1))), ...documents];
}

function urlEntries(site: Site, origin: string, route: PublicRoute): string[] {
  const addressIn = (language: string) =>
    escapeXml(origin + pathIn(site, language, route.translatedPaths?.[language] ?? route.path));
  const hreflangTag = (language: string) => getLocale(site, language as Language);
  const alternates = route.languages.map((language) =>
    alternate(hreflangTag(language), addressIn(language)),
  );
  const [defaultLanguage] = site.languages;
  if (route.languages.includes(defaultLanguage))
    alternates.push(alternate('x-default', addressIn(defaultLanguage)));
  const links = route.languages.length > 1 ? alternates.join('') : '';
  const lastModified = route.updated ? `<lastmod>${escapeXml(route.updated)}</lastmod>` : '';
  return route.languages.map(
    (language) => `<url><loc>${addressIn(language)}</loc>${lastModified}${links}</url>`,
  );
}

/** Path of a route in a language: the default language has no prefix. */
function pathIn(site: Site, language: string, path: string): string {
  if (language === site.languages[0]) return encodeURI(path);
  return encodeURI(`/${language}${path === '/' ? '' : path}`);
}

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

const urlSet = (entries: readonly string[]) =>
  `${HEAD}<urlset ${NAMESPACE} ${XHTML}>\n${entries.join('\n')}\n</urlset>\n`;

const sitemapIndex = (addresses: readonly string[]) =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${addresses
    .map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`;

function chunks<T>(items: readonly T[], size: number): T[][] {
  const groups: T[][] = [];
  for (let start = 0; start < items.length; start += size) {
    groups.push(items.slice(start, start + size));
  }
  return groups;
}
