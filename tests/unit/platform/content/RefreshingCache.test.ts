import { expirePublished } from '../../../../platform/memory/memories';
import { setTimeout } from 'node:timers/promises';
import { RefreshingCache } from '../../../../platform/content/RefreshingCache';

const onError = jest.fn();
const createCache = () => new RefreshingCache<string>({ name: 'tests', freshMs: 60_000, onError });

let time = 0;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  onError.mockClear();
});
afterEach(() => jest.restoreAllMocks());

/** Advances the clock and waits for pending work. */
async function advance(ms: number): Promise<void> {
  time += ms;
  await setTimeout(5);
}

/** Creates a load that the test resolves or rejects. */
function slowLoad() {
  let finish: (value: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const value = new Promise<string>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  return { load: () => value, finish, fail };
}

test('concurrent callers share one load, and later callers use its value', async () => {
  const cache = createCache();
  const load = jest.fn(async () => 'first');
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([
    'first',
    'first',
  ]);
  await advance(59_000);
  expect(await cache.get('a', load)).toBe('first');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a stale value is returned at once and reloaded once in the background', async () => {
  const cache = createCache();
  await cache.get('a', async () => 'old');
  await advance(61_000);
  const { load, finish } = slowLoad();
  const loading = jest.fn(load);
  expect(await cache.get('a', loading)).toBe('old');
  expect(await cache.get('a', loading)).toBe('old');
  finish('new');
  await advance(1);
  expect(await cache.get('a', loading)).toBe('new');
  expect(loading).toHaveBeenCalledTimes(1);
});

test('a stale value is kept while it cannot be loaded, and each failure is reported and retried', async () => {
  const cache = createCache();
  await cache.get('a', async () => 'old');
  await advance(61_000);
  const failing = jest.fn(() => Promise.reject(new Error('down')));
  for (let count = 0; count < 2; count += 1) {
    expect(await cache.get('a', failing)).toBe('old');
    await advance(1);
  }
  expect(failing).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(2);
  await cache.get('a', async () => 'new');
  await advance(1);
  expect(await cache.get('a', failing)).toBe('new');
});

test('a failure without a cached value is thrown to the caller and not cached', async () => {
  const cache = createCache();
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(onError).not.toHaveBeenCalled();
  expect(await cache.get('a', async () => 'first')).toBe('first');
});

test('an expired value is loaded again, and is used when that fails', async () => {
  const cache = createCache();
  await cache.get('a', async () => 'old');
  expirePublished();
  expect(await cache.get('a', () => Promise.reject(new Error('down')))).toBe('old');
  expect(onError).toHaveBeenCalledTimes(1);
  expirePublished();
  expect(await cache.get('a', () => Promise.reject(new Error('down')))).toBe('old');
  expect(await cache.get('a', async () => 'new')).toBe('new');
  expect(await cache.get('a', async () => 'newer')).toBe('new');
});

test('a load that started before the expiry does not count as a new value', async () => {
  const cache = createCache();
  const { load, finish } = slowLoad();
  const early = cache.get('a', load);
  expirePublished();
  const later = cache.get('a', async () => 'new');
  finish('old');
  expect([await early, await later]).toEqual(['old', 'new']);
  expect(await cache.get('a', async () => 'newer')).toBe('new');
});

test('a background load that started before the expiry is ignored, including its failure', async () => {
  const cache = createCache();
  await cache.get('a', async () => 'old');
  await advance(61_000);
  const { load, fail } = slowLoad();
  expect(await cache.get('a', load)).toBe('old');
  expirePublished();
  fail(new Error('down'));
  await advance(1);
  expect(await cache.get('a', async () => 'new')).toBe('new');
});

test('the least recently used key is evicted when there are too many', async () => {
  const cache = new RefreshingCache<string>({
    name: 'tests',
    freshMs: 60_000,
    maxEntries: 2,
    onError,
  });
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, async () => 'first');
  expect(await cache.get('c', async () => 'second')).toBe('first');
  expect(await cache.get('a', async () => 'second')).toBe('first');
  expect(await cache.get('b', async () => 'second')).toBe('second');
});
