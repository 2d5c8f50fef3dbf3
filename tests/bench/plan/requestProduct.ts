import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { localHost } from '../homePages';

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

export interface ProductResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Compressed body. */
  bytes: Buffer;
  headerBytes: number;
}

export interface ProductRequest {
  port: number;
  site: string;
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request with the headers of a browser, over keep-alive connections. */
export function requestProduct({
  port,
  site,
  path,
  method = 'GET',
  headers,
  body,
}: ProductRequest): Promise<ProductResponse> {
  const requestHeaders = { 'accept-encoding': 'br', host: localHost(site, port), ...headers };
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      { hostname: '127.0.0.1', port, path, method, headers: requestHeaders, agent },
      (response) => {
        const { statusCode = 0, headers, rawHeaders } = response;
        const headerBytes = rawHeaders.reduce((sum, text) => sum + text.length + 2, 17);
        buffer(response).then(
          (bytes) => resolve({ status: statusCode, headers, bytes, headerBytes }),
          reject,
        );
      },
    );
    clientRequest.once('error', reject);
    clientRequest.end(body);
  });
}

export const getText = ({ headers, bytes }: ProductResponse): string =>
  String(headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes);

/** Runs a function for each element of a list, with limited concurrency. */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  concurrency: number,
  act: (item: Item, at: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries();
  const work = async () => {
    for (const [at, item] of waiting) await act(item, at);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}
