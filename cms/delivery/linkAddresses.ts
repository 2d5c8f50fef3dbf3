/** Public addresses of links. A link to a page still works after the page has moved. */
import { localiseHref } from '../items/localiseHref';
import type { ContentTree } from '../items/ContentTree';
import type { ContentSite, LinkValue } from '../items/item.types';

/** Returns the address of a link in a language; the saved address if the linked page was deleted. */
export function getLinkHref(
  tree: ContentTree,
  { href, id }: Pick<LinkValue, 'href' | 'id'>,
  language: string,
  site: ContentSite | undefined,
): string {
  const page = id === undefined ? undefined : tree.find(id);
  const queryAndFragment = /[?#].*$/.exec(href)?.[0] ?? '';
  const path = href.slice(0, href.length - queryAndFragment.length);
  const route =
    page && page.site === site?.name
      ? tree.findRoute(page, language)
      : findTranslatedRoute(tree, path, language, site);
  return localiseHref(route === undefined ? href : route + queryAndFragment, language, site);
}

/** Finds the route in a language of the page that has an address in the site's first language. */
function findTranslatedRoute(
  tree: ContentTree,
  path: string,
  language: string,
  site: ContentSite | undefined,
): string | undefined {
  if (!site || language === site.languages[0] || !path.startsWith('/')) return undefined;
  const page = tree.findPageByOwnRoute(site.name, path, site.languages[0]);
  const route = page && tree.findRoute(page, language);
  return page && route !== tree.findRoute(page) ? route : undefined;
}

const LINK_TAG = /<a\b[^<>]*>/gi;
const HREF_ATTRIBUTE = /(\shref=)(["'])(.*?)\2/i;
const ITEM_ATTRIBUTE = /\sdata-item=(["'])(.*?)\1/i;

/**
 * Inserts public addresses into the links of a rich text. The attribute `data-item` has the page's id; it is
 * removed for visitors.
 */
export function insertLinkAddresses(
  html: string,
  language: string,
  { tree, site, editing }: { tree: ContentTree; site: ContentSite | undefined; editing: boolean },
): string {
  return html.replace(LINK_TAG, (tag) => {
    const id = ITEM_ATTRIBUTE.exec(tag)?.[2];
    const withAddress = tag.replace(
      HREF_ATTRIBUTE,
      (_, start: string, quote: string, href: string) =>
        `${start}${quote}${getLinkHref(tree, { href, id }, language, site)}${quote}`,
    );
    return editing ? withAddress : withAddress.replace(ITEM_ATTRIBUTE, '');
  });
}
