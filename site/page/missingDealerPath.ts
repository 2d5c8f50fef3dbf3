import type { Language, Site } from '../../sites/site.types';
import { publicPath, resolveRoute } from '../../platform/content/resolveRoute';
import type { SiteContent } from '../../platform/content/siteContent';

/**
 * Path that visitors of an unknown dealer are redirected to: that of the dictionary, in the page's language;
 * the front page if it is blank (OQ-91). Undefined if the dictionary has no such key, or its path is not on
 * the site.
 */
export function missingDealerPath(
  site: Site,
  language: Language,
  { missingDealerRoute: configured }: Pick<SiteContent, 'missingDealerRoute'>,
): string | undefined {
  const trimmed = configured?.trim();
  if (trimmed === undefined) return undefined;
  if (trimmed === '') return publicPath(site, language, '/');
  const route = /^\/(?![/\\])[^?#\s]*$/.test(trimmed) ? resolveRoute(site, trimmed) : undefined;
  if (!route) return undefined;
  // A path without a language prefix is in the language of the page.
  const isDefault = route.language === site.languages[0];
  return publicPath(site, isDefault ? language : route.language, route.routePath);
}
