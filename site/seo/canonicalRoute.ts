import { isPlaceholder } from '../../rendering/placeholderSegments';
import { isSameRoute } from '../../platform/content/resolveRoute';
import type { Page } from '../../platform/content/page.types';
import { decodeSegment } from '../../domain/pages/decodeSegment';

/**
 * The canonical route of a page: that of its item, in any letter case of the request. Segments for which the
 * item has wildcards are in lower case, as in links to such pages. A route that is not the item's path, such
 * as an alias, is returned unchanged.
 */
export function canonicalRoute(
  page: Pick<Page, 'itemPath'> | undefined,
  routePath: string,
): string {
  const itemPathSegments = splitSegments(page?.itemPath ?? '');
  const requested = splitSegments(routePath);
  // The item's path may begin with a language.
  const itemSegments = itemPathSegments.slice(itemPathSegments.length - requested.length);
  if (requested.length === 0 || itemPathSegments.length < requested.length) return routePath;
  const canonical = requested.map((segment, index) => {
    const item = itemSegments[index] ?? '';
    if (isPlaceholder(item)) return segment.toLowerCase();
    return isSameRoute(item, segment) ? item : undefined;
  });
  return canonical.includes(undefined) ? routePath : `/${canonical.join('/')}`;
}

const splitSegments = (path: string): string[] =>
  path.split('/').filter(Boolean).map(decodeSegment);
