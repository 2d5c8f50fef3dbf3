import { get, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

/** Front pages of different lengths, themes and languages. */
export const homePages = ['automotive-se', 'carstore-sk', 'charging'] as const;

/** Returns the local host of a site. */
export const localHost = (site: string, port: number) => `${site}.localhost:${port}`;

/** Requests a path; uses node:http, since `fetch` cannot set the Host header. */
export function fetchText(
  port: number,
  site: string,
  path = '/',
): Promise<{ body: string; headers: IncomingHttpHeaders }> {
  const headers = { host: localHost(site, port) };
  return new Promise((resolve, reject) => {
    get({ hostname: '127.0.0.1', port, path, headers }, (response) => {
      const { statusCode, headers } = response;
      if (statusCode !== 200) return reject(new Error(`${site}${path} answered ${statusCode}`));
      text(response).then((body) => resolve({ body, headers }), reject);
    }).once('error', reject);
  });
}
