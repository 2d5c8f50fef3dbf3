import type { Language, Site } from '../../sites/site.types';

/** A public path split into its language and the route of the content platform. */
export interface Route {
  language: Language;
  /** Decoded, starts with `/`, no trailing slash. */
  routePath: string;
}

/**
 * Splits a public path into language and route: the site's default language has no prefix, every other
 * language has `/{language}`, in any letter case; the default language's own prefix is accepted as well.
 * Undefined for a path with an invalid encoding.
 */
export function resolveRoute(site: Site, path: string): Route | undefined {
  const decoded = decode(path);
  if (decoded === undefined) return undefined;
  const [, first = '', ...remaining] = decoded.split('/');
  const [defaultLanguage] = site.languages;
  const language = site.languages.find((candidate) => candidate === first.toLowerCase());
  return language
    ? { language, routePath: `/${remaining.join('/')}` }
    : { language: defaultLanguage, routePath: decoded };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Whether two routes, or segments of them, are the same: letter case is ignored, as on the content platform.
 */
export const isSameRoute = (a: string, b: string): boolean =>
  a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase();

/**
 * The route of an item's address on the content platform, decoded; platforms differ in whether they put the language
 * before it.
 */
export function routeOfAddress(address: string, language: string): string {
  const path = decode(address) ?? address;
  const [, first = '', ...remaining] = path.split('/');
  return first.toLowerCase() === language.toLowerCase() ? `/${remaining.join('/')}` : path;
}

/** The public path of a route in a language; the inverse of `resolveRoute`, encoded. */
export function publicPath(site: Site, language: Language, routePath: string): string {
  const encoded = routePath.split('/').map(encodeURIComponent).join('/');
  if (language === site.languages[0]) return encoded || '/';
  return `/${language}${encoded === '/' ? '' : encoded}`;
}
