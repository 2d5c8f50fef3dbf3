import { isRecord } from '../../domain/isRecord';
import type { Page } from '../../platform/content/page.types';
import type { SiteContent } from '../../platform/content/siteContent';

/** A summary of a site. */
export interface SiteSummary {
  content: SiteContent;
  /** Its front page, with the menus filled. */
  frontPage?: Page;
  /** Pages of its dealers, with paths in the site's default language. */
  dealers?: readonly { name: string; path: string }[];
}

/** Addresses of a site's data for programs. */
export interface LlmsAddresses {
  origin: string;
  sitemaps: readonly string[];
  /** Addresses of its cars as data; empty if it sells none. */
  dataAddresses: readonly string[];
}

/** Maximum number of main pages in the list. */
const MAX_LINKS = 40;
/** Maximum number of dealers in the list; the sitemap has all of them. */
const MAX_DEALERS = 100;

/** A site as Markdown (llmstxt.org): name, description, main pages from its menus, sitemaps. */
export function llmsText(
  { content, frontPage: front, dealers = [] }: SiteSummary,
  { origin, sitemaps, dataAddresses: data }: LlmsAddresses,
): string {
  const links = new Map<string, string>();
  collectLinks(front?.placeholders, origin, links);
  const pages = [...links]
    .slice(0, MAX_LINKS)
    .map(([address, text]) => `- ${markdownLink(address, text)}`);
  const dealerLinks = dealers
    .slice(0, MAX_DEALERS)
    .map(({ name, path }) => `- ${markdownLink(origin + encodeURI(path), name)}`);
  const description = front?.fields.metaDescription;
  return [
    `# ${plainText(content.settings.name)}`,
    ...(description ? [`> ${plainText(description)}`] : []),
    ...(pages.length > 0 ? [`## ${content.messages.mainPages}`, pages.join('\n')] : []),
    ...(dealerLinks.length > 0
      ? [`## ${content.messages.dealerListTitle}`, dealerLinks.join('\n')]
      : []),
    '## Sitemaps',
    formatList(sitemaps),
    ...(data.length > 0 ? ['## Data', formatList(data)] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

/**
 * A list of links, named by the last segment of their address: a list of files may contain only links
 * (llmstxt.org).
 */
const formatList = (addresses: readonly string[]) =>
  addresses
    .map((address) => `- ${markdownLink(address, address.split('/').at(-1) ?? '')}`)
    .join('\n');

/** A Markdown link; parentheses are encoded, since one would end its address. */
const markdownLink = (address: string, text: string) =>
  `[${plainText(text)}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`;

/** Collects links with a text to pages of the site, in their order. */
function collectLinks(value: unknown, origin: string, links: Map<string, string>): void {
  if (Array.isArray(value)) return value.forEach((entry) => collectLinks(entry, origin, links));
  if (!isRecord(value)) return;
  const { href, text } = value;
  if (typeof href === 'string' && typeof text === 'string' && text.trim() !== '') {
    const address = URL.canParse(href, origin) ? new URL(href, origin) : undefined;
    const isOwn = address?.origin === new URL(origin).origin && !href.startsWith('#');
    if (isOwn && !links.has(address.href)) links.set(address.href, plainText(text));
    return;
  }
  collectLinks(Object.values(value), origin, links);
}

/** A text in one line, without characters that Markdown reads as a link. */
const plainText = (text: string): string => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '').trim();
