import { RefreshingCache } from '../../../../site/content/RefreshingCache';

const createCache = () =>
  new RefreshingCache<string>({ freshFor: 60_000, onError: () => undefined });

/** A load that ends when the test says so. */
function slowLoad() {
  let finish: (value: string) => void = () => undefined;
  const value = new Promise<string>((resolve) => (finish = resolve));
  return { load: () => value, finish };
}

test('concurrent callers share one load, and later ones its value', async () => {
  const cache = createCache();
  const load = jest.fn(async () => 'first');
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([
    'first',
    'first',
  ]);
  expect(await cache.get('a', load)).toBe('first');
  expect(load).toHaveBeenCalledTimes(1);
});

test('an expired value is asked for again, and stands when that fails', async () => {
  const cache = createCache();
  await cache.get('a', async () => 'old');
  cache.expire();
  expect(await cache.get('a', () => Promise.reject(new Error('down')))).toBe('old');
  expect(await cache.get('a', async () => 'new')).toBe('new');
});

test('a load that began before the expiry does not pass for a new value', async () => {
  const cache = createCache();
  const { load, finish } = slowLoad();
  const early = cache.get('a', load);
  cache.expire();
  finish('old');
  expect(await early).toBe('old');
  expect(await cache.get('a', async () => 'new')).toBe('new');
});

test('the oldest key is let go when there are too many', async () => {
  const cache = new RefreshingCache<string>({
    ...{ freshFor: 60_000, mostEntries: 2 },
    onError: () => undefined,
  });
  for (const key of ['a', 'b', 'c']) await cache.get(key, async () => 'first');
  expect(await cache.get('c', async () => 'second')).toBe('first');
  expect(await cache.get('a', async () => 'second')).toBe('second');
});
