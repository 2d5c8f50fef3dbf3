import type { Place } from './usePages';

/** Address of the page as the editor's frame shows it. */
export function pageAddress(
  { site, language }: Place,
  route: string | undefined,
  itemId: string,
  mode: 'edit' | 'preview',
  variant?: string,
  of: 'page' | 'published' = 'page',
): string {
  const query = {
    mode,
    route: route ?? '/',
    sc_site: site.name,
    sc_itemid: itemId,
    sc_lang: language,
    ...(variant !== undefined && { sc_variant: variant }),
  };
  return `/_edit/${of}?${new URLSearchParams(query)}`;
}

/** Where visitors find the page. */
export function publicAddress({ site, language }: Place, route = '/'): string {
  const prefix = language === site.languages[0] ? '' : `/${language}`;
  return `${site.origin}${route === '/' ? prefix || '/' : prefix + route}`;
}

/** Addresses of the page that the dialog before publishing shows and measures. */
export const publishAddresses = (place: Place, route: string, itemId: string) => ({
  edited: pageAddress(place, route, itemId, 'edit'),
  preview: pageAddress(place, route, itemId, 'preview'),
  published: pageAddress(place, route, itemId, 'preview', undefined, 'published'),
});
