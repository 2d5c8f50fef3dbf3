import type { Language, Site } from '../../sites/site.types';
import { publicPath, resolveRoute } from '../../platform/content/resolveRoute';
import type { SiteContent } from '../../platform/content/siteContent';

/**
 * Where visitors of a dealer that is not there are sent (spec 3 §2.2): the path in the dictionary, in the page's
 * language; the front page where it is empty (checklist OQ-91). Undefined where the dictionary names nothing, or no
 * path of the site.
 */
export function missingDealerPath(
  site: Site,
  language: Language,
  { missingDealerRoute: given }: Pick<SiteContent, 'missingDealerRoute'>,
): string | undefined {
  const named = given?.trim();
  if (named === undefined) return undefined;
  if (named === '') return publicPath(site, language, '/');
  const route = /^\/(?![/\\])[^?#\s]*$/.test(named) ? resolveRoute(site, named) : undefined;
  if (!route) return undefined;
  // A path without a language is that of the page.
  const isDefault = route.language === site.languages[0];
  return publicPath(site, isDefault ? language : route.language, route.routePath);
}
