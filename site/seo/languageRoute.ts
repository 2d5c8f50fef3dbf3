import { isSameRoute } from '../../platform/content/resolveRoute';
import type { Page } from '../../platform/content/page.types';
import { isPlaceholder } from '../../rendering/placeholderSegments';

type PageLanguages = Pick<Page, 'languages'>;

/**
 * The route of a page in one of its languages, with the segments of the requested route where its item has
 * wildcards. Undefined when it is not known.
 */
export function languageRoute(
  page: PageLanguages | undefined,
  language: string,
  routePath: string,
): string | undefined {
  const route = page?.languages.find(({ name }) => name === language)?.route;
  const segments = route?.split('/');
  if (!segments?.some(isPlaceholder)) return route;
  const requested = routePath.split('/');
  if (segments.length !== requested.length) return undefined;
  return segments
    .map((segment, index) =>
      isPlaceholder(segment) ? (requested[index] ?? '').toLowerCase() : segment,
    )
    .join('/');
}

/**
 * The page's route in a language, if it was requested at its address in another language. Undefined if it was
 * requested at its address in this language, or at none of its addresses, such as an alias.
 */
export function translatedRoute(
  page: PageLanguages,
  language: string,
  routePath: string,
): string | undefined {
  const ownRoute = languageRoute(page, language, routePath);
  if (ownRoute === undefined || isSameRoute(ownRoute, routePath)) return undefined;
  const isOther = page.languages.some(({ name }) =>
    isSameRoute(languageRoute(page, name, routePath) ?? '', routePath),
  );
  return isOther ? ownRoute : undefined;
}
