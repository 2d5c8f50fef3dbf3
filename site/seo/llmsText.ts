import { isRecord } from '../../domain/isRecord';
import type { Page } from '../../platform/content/page.types';
import type { SiteContent } from '../../platform/content/siteContent';

/** What there is to tell of a site in a few lines. */
export interface SiteInBrief {
  content: SiteContent;
  /** Its front page, with the menus filled. */
  front?: Page;
  /** Pages of its dealers, by paths in the site's own language. */
  dealers?: readonly { name: string; path: string }[];
}

/** What a site offers to programs. */
export interface LlmsAddresses {
  origin: string;
  sitemaps: readonly string[];
  /** Addresses of its cars as data; empty where it sells none. */
  data: readonly string[];
}

/** Main pages that are listed. */
const MOST_LINKS = 40;
/** Dealers that are listed; the sitemap has them all. */
const MOST_DEALERS = 100;

/** A site as Markdown (llmstxt.org): name, what it is, main pages from its menus, sitemaps. */
export function llmsText(
  { content, front, dealers = [] }: SiteInBrief,
  { origin, sitemaps, data }: LlmsAddresses,
): string {
  const links = new Map<string, string>();
  collectLinks(front?.placeholders, origin, links);
  const pages = [...links]
    .slice(0, MOST_LINKS)
    .map(([address, text]) => `- ${linkTo(address, text)}`);
  const places = dealers
    .slice(0, MOST_DEALERS)
    .map(({ name, path }) => `- ${linkTo(origin + encodeURI(path), name)}`);
  const about = front?.fields.metaDescription;
  return [
    `# ${plain(content.settings.name)}`,
    ...(about ? [`> ${plain(about)}`] : []),
    ...(pages.length > 0 ? [`## ${content.messages.mainPages}`, pages.join('\n')] : []),
    ...(places.length > 0 ? [`## ${content.messages.dealerListTitle}`, places.join('\n')] : []),
    '## Sitemaps',
    listed(sitemaps),
    ...(data.length > 0 ? ['## Data', listed(data)] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Links by the last part of their address: a list of files holds links alone (llmstxt.org). */
const listed = (addresses: readonly string[]) =>
  addresses.map((address) => `- ${linkTo(address, address.split('/').at(-1) ?? '')}`).join('\n');

/** A link of Markdown; a parenthesis would end its address. */
const linkTo = (address: string, text: string) =>
  `[${plain(text)}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`;

/** Links to pages of the site itself that have words, in the order in which they stand. */
function collectLinks(value: unknown, origin: string, links: Map<string, string>): void {
  if (Array.isArray(value)) return value.forEach((entry) => collectLinks(entry, origin, links));
  if (!isRecord(value)) return;
  const { href, text } = value;
  if (typeof href === 'string' && typeof text === 'string' && text.trim() !== '') {
    const address = URL.canParse(href, origin) ? new URL(href, origin) : undefined;
    const isOwn = address?.origin === new URL(origin).origin && !href.startsWith('#');
    if (isOwn && !links.has(address.href)) links.set(address.href, plain(text));
    return;
  }
  collectLinks(Object.values(value), origin, links);
}

/** One line, without what Markdown would read as a link. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '').trim();
