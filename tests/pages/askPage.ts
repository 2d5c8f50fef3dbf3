import type { APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { addresses, addressOf } from './addresses';

/** A page as its HTML tells it, without a browser. */
export interface AskedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  html: string;
  document: Document;
}

/** Asks for a page of a site as a browser does; Node finds no names below localhost, so the site's goes along by itself. */
export async function askPage(
  request: APIRequestContext,
  site: string,
  path = '/',
): Promise<AskedPage> {
  const url = addressOf(site, path);
  const { host } = new URL(url);
  const response = await request.get(addresses.web + path, { headers: { host } });
  const html = await response.text();
  const { document } = new JSDOM(html, { url }).window;
  return { status: response.status(), headers: response.headers(), html, document };
}

/** What an element says, with single spaces. */
export const wordsOf = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Links with these words, or whose name these are. */
export const linksCalled = (within: ParentNode, name: string): HTMLAnchorElement[] =>
  [...within.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => (link.getAttribute('aria-label') ?? wordsOf(link)) === name,
  );
