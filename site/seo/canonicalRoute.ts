import { isPlaceholder } from '../../rendering/placeholderSegments';
import type { Page } from '../../platform/content/page.types';

/**
 * The one spelling of a page's route: its item's own, whatever letter case a visitor asked in. Parts that the item has
 * placeholders for are written small, as links to such pages are. A route that is not the item's path, such as an alias,
 * stays as it is.
 */
export function canonicalRoute(
  page: Pick<Page, 'itemPath'> | undefined,
  routePath: string,
): string {
  const own = partsOf(page?.itemPath ?? '');
  const asked = partsOf(routePath);
  // The item's path may begin with a language.
  const parts = own.slice(own.length - asked.length);
  if (asked.length === 0 || own.length < asked.length) return routePath;
  const written = asked.map((part, at) => {
    const item = parts[at] ?? '';
    if (isPlaceholder(item)) return part.toLowerCase();
    return sameName(item, part) ? item : undefined;
  });
  return written.includes(undefined) ? routePath : `/${written.join('/')}`;
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean).map(decode);

const sameName = (one: string, other: string): boolean =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
