import { keyHeader } from '../../../../server/cdn/keyHeader';
import { readConfig } from '../../../../server/config';
import { plainPage, startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

const keys = (count: number) => [
  'site-one',
  ...Array.from({ length: count }, (_, index) => `key-${index}`),
];

it('sends keys in the header and format of each cache', () => {
  expect(keyHeader('varnish')(keys(2))).toEqual(['Surrogate-Key', 'site-one key-0 key-1']);
  expect(keyHeader('fastly')(keys(2))).toEqual(['Surrogate-Key', 'site-one key-0 key-1']);
  expect(keyHeader('cloudflare')(keys(2))).toEqual(['Cache-Tag', 'site-one,key-0,key-1']);
});

it('too many keys are replaced with the key of the site and the common key “many”, to stay below header limits', () => {
  for (const kind of ['varnish', 'fastly', 'cloudflare', 'cloudfront'] as const) {
    const [, value] = keyHeader(kind)(keys(2000));
    expect(value.split(/[ ,]/)).toEqual(['site-one', 'many']);
  }
  expect(keyHeader('cloudfront')(keys(49))[1].split(',')).toHaveLength(50);
  expect(keyHeader('cloudfront')(keys(50))[1]).toBe('site-one,many');
});

it('the key header is sent only with pages, and only when a cache is configured', async () => {
  const renderPage = async (request: Parameters<typeof plainPage>[0]) => ({
    ...(await plainPage(request)),
    keys: ['0123456789'],
  });
  const without = await startApp({ renderPage });
  expect((await without.request()).headers).not.toHaveProperty('surrogate-key');
  const behind = await startApp({ renderPage, cache: { keyHeader: keyHeader('varnish') } });
  for (let visit = 0; visit < 2; visit += 1) {
    const { headers } = await behind.request();
    expect(headers['surrogate-key']).toMatch(/^site-automotive-se [\da-f]{10} 0123456789$/);
  }
});

it('the configuration requires both the kind of cache and its purge address', () => {
  const url = 'http://127.0.0.1:6081/';
  expect(readConfig({}).cdn).toBeUndefined();
  expect(readConfig({ CDN_KIND: 'varnish', CDN_PURGE_URL: `${url}, ${url}` }).cdn).toEqual({
    kind: 'varnish',
    purgeUrls: [url, url],
    token: undefined,
  });
  for (const half of [{ CDN_KIND: 'fastly' }, { CDN_PURGE_URL: url }]) {
    expect(() => readConfig(half)).toThrow('CDN_KIND, CDN_PURGE_URL');
  }
});
