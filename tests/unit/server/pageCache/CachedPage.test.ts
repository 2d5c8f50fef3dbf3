import { brotliDecompressSync } from 'node:zlib';
import { encodeHtml } from '../../../../platform/pages/encodeHtml';
import { CachedPage } from '../../../../server/pageCache/CachedPage';

/** Text that the highest quality of brotli makes smaller than the first one. */
const html = Array.from({ length: 3000 }, (_, row) => `<p>Car ${row * 7919}</p>`).join('');

const createPage = () =>
  new CachedPage(
    { status: 200, html: encodeHtml(html), headers: {}, cacheable: true, paths: [] },
    'site',
    '/',
    [],
  );

test('a page that is requested often keeps only its smaller form, and answers with it', async () => {
  const page = createPage();
  const first = await page.encode('br');
  while (page.peek('br') === first) await new Promise((resolve) => setImmediate(resolve));
  const second = await page.encode('br');
  expect(second.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(second).toString()).toBe(html);
  expect(page.size).toBeLessThan(first.length + html.length);
  expect(page.encodings).toEqual(['br']);
});

test('concurrent requests for an encoding share one compression', async () => {
  const page = createPage();
  const [one, other] = await Promise.all([page.encode('gzip'), page.encode('gzip')]);
  expect(other).toBe(one);
});
