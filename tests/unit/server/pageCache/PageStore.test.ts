import { gunzipSync } from 'node:zlib';
import { encodeHtml } from '../../../../platform/pages/encodeHtml';
import { CachedPage } from '../../../../server/pageCache/CachedPage';
import { PageStore } from '../../../../server/pageCache/PageStore';

const entry = (bytes: number) => ({
  page: new CachedPage(
    { status: 200, html: encodeHtml('x'.repeat(bytes)), headers: {}, cacheable: true, paths: [] },
    'site',
    '/',
    [],
  ),
  renderedAt: 0,
  expired: false,
  refreshAfter: 0,
});

describe('page store', () => {
  it('evicts the least recently used pages when it exceeds its size', () => {
    const store = new PageStore(20_000);
    for (const key of ['a', 'b', 'c', 'd']) store.set(key, entry(3000));
    store.get('a');
    store.set('e', entry(3000));
    expect(['a', 'b', 'c', 'd', 'e'].filter((key) => store.get(key))).toEqual(['a', 'c', 'd', 'e']);
    expect(store.bytes).toBeLessThanOrEqual(20_000);
  });

  it('decompresses a page once for concurrent requests', async () => {
    const { page } = entry(3000);
    await page.encode('br');
    const copies = await Promise.all([1, 2, 3].map(() => page.encode(undefined)));
    expect(String(copies[0])).toBe('x'.repeat(3000));
    for (const copy of [...copies, page.peek(undefined)]) expect(copy).toBe(copies[0]);
  });

  it('counts the size of compressed forms when they are added', async () => {
    const store = new PageStore(100_000);
    const added = entry(3000);
    store.set('a', added);
    const bytesBefore = store.bytes;
    const { length } = await added.page.encode('gzip');
    store.recount('a');
    expect(store.bytes).toBe(bytesBefore + length);
    store.delete('a');
    expect([store.bytes, store.count]).toEqual([0, 0]);
  });

  it('keeps a page compressed and can send it in any encoding', async () => {
    const store = new PageStore(100_000);
    const added = entry(20_000);
    store.set('a', added);
    const brotli = await added.page.encode('br');
    store.recount('a');
    expect(store.bytes).toBe(brotli.length + 1024 + 2 * 40);
    expect(added.page.peek(undefined)).toBeUndefined();
    expect((await added.page.encode(undefined)).toString()).toBe('x'.repeat(20_000));
    expect(gunzipSync(await added.page.encode('gzip')).toString()).toBe('x'.repeat(20_000));
  });

  it('the page store is not emptied for a single huge page', () => {
    const store = new PageStore(20_000);
    store.set('a', entry(1000));
    store.set('huge', entry(19_000));
    expect([store.count, Boolean(store.get('a'))]).toEqual([1, true]);
  });
});
