/** Addresses of links as visitors get them: those to a page follow it when it moves. */
import { localiseHref } from '../items/addresses';
import type { ContentTree } from '../items/contentTree';
import type { ContentSite, LinkValue } from '../items/item';

/** Where a link leads in a language. Of a page that is gone it is the address that was written. */
export function hrefOf(
  tree: ContentTree,
  { href, id }: Pick<LinkValue, 'href' | 'id'>,
  language: string,
  site: ContentSite | undefined,
): string {
  const page = id === undefined ? undefined : tree.find(id);
  const route = page?.site === site?.name && page ? tree.routeOf(page) : undefined;
  const rest = /[?#].*$/.exec(href)?.[0] ?? '';
  return localiseHref(route === undefined ? href : route + rest, language, site);
}

const linkTag = /<a\b[^<>]*>/gi;
const hrefAttribute = /(\shref=)(["'])(.*?)\2/i;
const itemAttribute = /\sdata-item=(["'])(.*?)\1/i;

/**
 * Formatted text with its links as visitors get them. The pages that links were given stand in
 * `data-item`; only editors see them.
 */
export function deliverHtml(
  html: string,
  language: string,
  { tree, site, editing }: { tree: ContentTree; site: ContentSite | undefined; editing: boolean },
): string {
  return html.replace(linkTag, (tag) => {
    const id = itemAttribute.exec(tag)?.[2];
    const led = tag.replace(
      hrefAttribute,
      (_, start: string, quote: string, href: string) =>
        `${start}${quote}${hrefOf(tree, { href, id }, language, site)}${quote}`,
    );
    return editing ? led : led.replace(itemAttribute, '');
  });
}
