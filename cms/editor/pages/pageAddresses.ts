import type { Place } from './usePages';

/**
 * Address of the page in a frame of the editor.
 * @param kind `published` for the version that visitors see
 */
export function frameAddress(
  { site, language }: Place,
  route: string | undefined,
  itemId: string,
  mode: 'edit' | 'preview',
  variant?: string,
  kind: 'page' | 'published' = 'page',
): string {
  const query = {
    mode,
    route: route ?? '/',
    sc_site: site.name,
    sc_itemid: itemId,
    sc_lang: language,
    ...(variant !== undefined && { sc_variant: variant }),
  };
  return `/_edit/${kind}?${new URLSearchParams(query)}`;
}

/** Public address of the page. */
export function publicAddress({ site, language }: Place, route = '/'): string {
  const prefix = language === site.languages[0] ? '' : `/${language}`;
  return `${site.origin}${route === '/' ? prefix || '/' : prefix + route}`;
}

/** Addresses of the page in the frames of the publishing dialog, which shows and checks them. */
export const frameAddresses = (place: Place, route: string, itemId: string) => ({
  edited: frameAddress(place, route, itemId, 'edit'),
  preview: frameAddress(place, route, itemId, 'preview'),
  published: frameAddress(place, route, itemId, 'preview', undefined, 'published'),
});
