import { isServerAddress } from '../../domain/pages/reservedAddresses';
import type { ContentSite } from './item.types';

/** Matches files such as /sitemap.xml or a brochure, which are the same in all languages. */
const FILE_EXTENSION = /\.[a-z0-9]{2,5}$/i;

/** Whether a path is not a page but a file, a picture or an API. */
export const isServerPath = (path: string): boolean =>
  isServerAddress(path) || FILE_EXTENSION.test(path);

/**
 * Puts /{language} before the address of a page of the site, in languages other than the default.
 * Editors write addresses in the default language. An address with a language is kept.
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
  const queryAndFragment = href.slice(path.length);
  return path === '/' ? `/${language}${queryAndFragment}` : `/${language}${href}`;
}

/** Returns the platform's name of the kind of link, by its address. */
export function getLinkType(href: string): string {
  if (href.startsWith('mailto:')) return 'mailto';
  if (href.startsWith('tel:')) return 'tel';
  if (href.startsWith('#')) return 'anchor';
  if (href.startsWith('/-/')) return 'media';
  return href.startsWith('/') && !href.startsWith('//') ? 'internal' : 'external';
}
