import { isServerAddress } from '../../domain/pages/reservedAddresses';
import type { ContentSite } from './item';

/** A file, such as /sitemap.xml or a brochure, is the same in every language. */
const file = /\.[a-z0-9]{2,5}$/i;

/** Whether the server answers a path with something else than a page: a file, a picture, an interface. */
export const isServerPath = (path: string): boolean => isServerAddress(path) || file.test(path);

/**
 * Puts /{language} before an internal page address in other languages than the site's default.
 * Editors write the default language's address; one that already names a language is kept.
 */
export function localiseHref(
  href: string,
  language: string,
  site: ContentSite | undefined,
): string {
  if (!site || language === site.languages[0]) return href;
  const isInternal = href.startsWith('/') && !href.startsWith('//');
  if (!isInternal) return href;
  const path = href.replace(/[?#].*$/, '');
  if (isServerPath(path)) return href;
  if (site.languages.some((one) => path === `/${one}` || path.startsWith(`/${one}/`))) return href;
  const rest = href.slice(path.length);
  return path === '/' ? `/${language}${rest}` : `/${language}${href}`;
}

/** The kind of link that an address makes, as the platform names them. */
export function linkTypeOf(href: string): string {
  if (href.startsWith('mailto:')) return 'mailto';
  if (href.startsWith('tel:')) return 'tel';
  if (href.startsWith('#')) return 'anchor';
  if (href.startsWith('/-/')) return 'media';
  return href.startsWith('/') && !href.startsWith('//') ? 'internal' : 'external';
}
