import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { hostOf } from '../homePages';

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it was sent. */
  bytes: Buffer;
  headerBytes: number;
}

export interface Question {
  port: number;
  site: string;
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** Asks as browsers do, over connections that stay open. */
export function ask({
  port,
  site,
  path,
  method = 'GET',
  headers,
  body,
}: Question): Promise<Answer> {
  const own = { 'accept-encoding': 'br', host: hostOf(site, port), ...headers };
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname: '127.0.0.1', port, path, method, headers: own, agent },
      (response) => {
        const { statusCode = 0, headers, rawHeaders } = response;
        const headerBytes = rawHeaders.reduce((sum, text) => sum + text.length + 2, 17);
        buffer(response).then(
          (bytes) => resolve({ status: statusCode, headers, bytes, headerBytes }),
          reject,
        );
      },
    );
    asked.once('error', reject);
    asked.end(body);
  });
}

export const textOf = ({ headers, bytes }: Answer): string =>
  String(headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes);

/** Does something with each of a list, so many at a time. */
export async function eachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item, at: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries();
  const work = async () => {
    for (const [at, item] of waiting) await act(item, at);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
