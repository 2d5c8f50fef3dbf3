import { brotliCompressSync } from 'node:zlib';
import { addresses } from './addresses';
import { enterEditor } from './editorSession';
import { expect, test } from './test';

/** Maximum size of documents including styles, in kB of brotli. */
const pages = [
  { site: 'automotive-se', path: '/', maxKb: 28.2 },
  { site: 'carstore-fi', path: '/', maxKb: 27 },
  { site: 'charging', path: '/', maxKb: 19.3 },
  { site: 'automotive-se', path: '/kop-bil', maxKb: 31.5 },
] as const;

for (const { site, path, maxKb } of pages) {
  test(`${site}${path} is at most ${maxKb} kB compressed`, async ({ request }) => {
    const headers = { host: new URL(addresses.web).host.replace('localhost', `${site}.localhost`) };
    const html = await (await request.get(addresses.web + path, { headers })).text();
    expect(html).toContain('</html>');
    // With the quality that is used for frequently requested pages.
    expect(brotliCompressSync(html).length / 1000).toBeLessThanOrEqual(maxKb);
  });
}

/** Maximum size of all scripts that the editor loads until a page can be edited, in kB of brotli. */
const MAX_EDITOR_KB = 245;

test(`the editor loads at most ${MAX_EDITOR_KB} kB of scripts before a page can be edited`, async ({
  page,
}) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await enterEditor(page);
  await page.goto(`${addresses.web}/_edit?site=trucks&language=sv&route=/eldrift`);
  const canvas = page.locator('iframe:visible:not([inert])').contentFrame();
  await canvas.locator('[data-edit-field]').first().waitFor();
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes / 1000).toBeGreaterThan(100);
  expect(bytes / 1000).toBeLessThanOrEqual(MAX_EDITOR_KB);
});
