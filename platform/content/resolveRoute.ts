import type { Language, Site } from '../../sites/site.types';

/** A public path split into the language it asks for and the route of the content platform. */
export interface Route {
  language: Language;
  /** Decoded, starts with `/`, no trailing slash. */
  routePath: string;
}

/**
 * Reads language and route from a public path: the site's default language has no prefix, every
 * other language lives under `/{language}` (design §5), in whatever letter case; the default language's own prefix is
 * understood as well. A path that is no valid encoding is no route.
 */
export function resolveRoute(site: Site, path: string): Route | undefined {
  const decoded = decode(path);
  if (decoded === undefined) return undefined;
  const [, first = '', ...rest] = decoded.split('/');
  const [defaultLanguage] = site.languages;
  const language = site.languages.find((known) => known === first.toLowerCase());
  return language
    ? { language, routePath: `/${rest.join('/')}` }
    : { language: defaultLanguage, routePath: decoded };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The public path of a route in a language; the inverse of `resolveRoute`, encoded. */
export function publicPath(site: Site, language: Language, routePath: string): string {
  const encoded = routePath.split('/').map(encodeURIComponent).join('/');
  if (language === site.languages[0]) return encoded || '/';
  return `/${language}${encoded === '/' ? '' : encoded}`;
}
