import { get, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

/** Home pages of different lengths, themes and languages. */
export const homePages = ['automotive-se', 'carstore-sk', 'charging'] as const;

/** Host under which the product serves a site locally. */
export const hostOf = (site: string, port: number) => `${site}.localhost:${port}`;

/** What the product answers to a path; over node:http, because `fetch` lets nobody choose the host. */
export function fetchText(
  port: number,
  site: string,
  path = '/',
): Promise<{ body: string; headers: IncomingHttpHeaders }> {
  const headers = { host: hostOf(site, port) };
  return new Promise((resolve, reject) => {
    get({ hostname: '127.0.0.1', port, path, headers }, (response) => {
      const { statusCode, headers } = response;
      if (statusCode !== 200) return reject(new Error(`${site}${path} answered ${statusCode}`));
      text(response).then((body) => resolve({ body, headers }), reject);
    }).once('error', reject);
  });
}
