import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { localHost } from './homePages';

export interface CrawlOptions {
  port: number;
  sites: readonly string[];
  /** Maximum number of page requests at a time, and in total. */
  connections: number;
  pages: number;
  /** Called after each page. */
  onPage: (pages: number, pictures: number) => void;
}

interface Address {
  host: string;
  path: string;
}

const browser = {
  'accept-encoding': 'br',
  accept: 'text/html,image/avif,image/webp,*/*',
} as const;

function fetchPage(
  port: number,
  { host, path }: Address,
): Promise<{ status: number; body: Buffer }> {
  const target = { hostname: '127.0.0.1', port, path, headers: { ...browser, host } };
  return new Promise((resolve, reject) => {
    const read = async (response: IncomingMessage) => {
      const body = await buffer(response);
      const isPacked = response.headers['content-encoding'] === 'br';
      return {
        status: response.statusCode ?? 0,
        body: isPacked ? brotliDecompressSync(body) : body,
      };
    };
    get(target, (response) => void read(response).then(resolve, reject)).once('error', reject);
  });
}

/** Converts a link in HTML to a path for a request. */
function toPath(link: string): string {
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'), 'http://localhost');
  return pathname + search;
}

/**
 * Follows the links of sites from their front pages, and meanwhile requests one width of each image on these
 * pages.
 */
export async function crawl(options: CrawlOptions): Promise<{ pages: number; pictures: number }> {
  const { port, sites, connections, onPage } = options;
  const pages: Address[] = sites.map((site) => ({ host: localHost(site, port), path: '/' }));
  const pictures: Address[] = [];
  const seen = new Set(pages.map(({ host, path }) => host + path));
  const done = { pages: 0, pictures: 0 };
  let runningRequests = 0;

  const discover = (list: Address[], host: string, path: string) => {
    if (seen.has(host + path)) return;
    seen.add(host + path);
    list.push({ host, path });
  };
  const readPage = (host: string, html: string) => {
    for (const [, path = ''] of html.matchAll(/<a\b[^>]* href="(\/[^/"#][^"#]*)"/g)) {
      discover(pages, host, toPath(path));
    }
    for (const [, widths = ''] of html.matchAll(/ srcset="([^"]+)"/gi)) {
      const offered = widths.split(', ');
      const [path = ''] = (offered[seen.size % offered.length] ?? '').split(' ');
      if (path.startsWith('/image?')) discover(pictures, host, toPath(path));
    }
  };
  const isDone = () => done.pages >= options.pages || (pages.length === 0 && runningRequests === 0);

  async function crawlPages(): Promise<void> {
    while (!isDone()) {
      const address = pages.shift();
      if (!address) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        continue;
      }
      runningRequests += 1;
      const { body } = await fetchPage(port, address).finally(() => (runningRequests -= 1));
      readPage(address.host, body.toString());
      done.pages += 1;
      onPage(done.pages, done.pictures);
    }
  }
  async function fetchPictures(): Promise<void> {
    while (!isDone()) {
      const address = pictures.shift();
      if (!address) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        continue;
      }
      const { status } = await fetchPage(port, address);
      if (status === 200) done.pictures += 1;
    }
  }
  await Promise.all(
    Array.from({ length: connections }, () => [crawlPages(), fetchPictures()]).flat(),
  );
  return done;
}
