import { brotliCompressSync } from 'node:zlib';
import { addresses } from './addresses';
import { expect, test } from './test';

/** Brotli kB of a whole document, its styles included. */
const pages = [
  { site: 'automotive-se', path: '/', most: 28 },
  { site: 'carstore-fi', path: '/', most: 27 },
  { site: 'charging', path: '/', most: 19 },
  { site: 'automotive-se', path: '/kop-bil', most: 31.5 },
] as const;

for (const { site, path, most } of pages) {
  test(`${site}${path} is at most ${most} kB`, async ({ request }) => {
    const headers = { host: new URL(addresses.web).host.replace('localhost', `${site}.localhost`) };
    const html = await (await request.get(addresses.web + path, { headers })).text();
    expect(html).toContain('</html>');
    // As pages are compressed once they are asked for often.
    expect(brotliCompressSync(html).length / 1000).toBeLessThanOrEqual(most);
  });
}
