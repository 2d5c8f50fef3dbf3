import { expirePublished } from '../../../../platform/memory/memories';
import { setTimeout } from 'node:timers/promises';
import { RefreshingCache } from '../../../../platform/content/RefreshingCache';

const onError = jest.fn();
const createCache = () => new RefreshingCache<string>({ name: 'tests', freshFor: 60_000, onError });

let time = 0;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  onError.mockClear();
});
afterEach(() => jest.restoreAllMocks());

/** Lets time pass, and what is under way come to its end. */
async function pass(ms: number): Promise<void> {
  time += ms;
  await setTimeout(5);
}

/** A load that ends when the test says so. */
function slowLoad() {
  let finish: (value: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const value = new Promise<string>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  return { load: () => value, finish, fail };
}

test('concurrent callers share one load, and later ones its value', async () => {
  const cache = createCache();
  const load = jest.fn(async () => 'first');
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([
    'first',
    'first',
  ]);
  await pass(59_000);
  expect(await cache.get('a', load)).toBe('first');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a stale value is answered at once and loaded again behind, once', async () => {
  const cache = createCache();
  await cache.get('a', async () => 'old');
  await pass(61_000);
  const { load, finish } = slowLoad();
  const loading = jest.fn(load);
  expect(await cache.get('a', loading)).toBe('old');
  expect(await cache.get('a', loading)).toBe('old');
  finish('new');
  await pass(1);
  expect(await cache.get('a', loading)).toBe('new');
  expect(loading).toHaveBeenCalledTimes(1);
});

test('a stale value stands while it cannot be loaded, which is told and tried again', async () => {
  const cache = createCache();
  await cache.get('a', async () => 'old');
  await pass(61_000);
  const failing = jest.fn(() => Promise.reject(new Error('down')));
  for (let count = 0; count < 2; count += 1) {
    expect(await cache.get('a', failing)).toBe('old');
    await pass(1);
  }
  expect(failing).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(2);
  await cache.get('a', async () => 'new');
  await pass(1);
  expect(await cache.get('a', failing)).toBe('new');
});

test('a failure is the caller’s where nothing is known, and is not remembered', async () => {
  const cache = createCache();
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(onError).not.toHaveBeenCalled();
  expect(await cache.get('a', async () => 'first')).toBe('first');
});

test('an expired value is asked for again, and stands when that fails', async () => {
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

test('a load that began before the expiry does not pass for a new value', async () => {
  const cache = createCache();
  const { load, finish } = slowLoad();
  const early = cache.get('a', load);
  expirePublished();
  const late = cache.get('a', async () => 'new');
  finish('old');
  expect([await early, await late]).toEqual(['old', 'new']);
  expect(await cache.get('a', async () => 'newer')).toBe('new');
});

test('so is one behind a stale value, and its failure hurts nobody', async () => {
  const cache = createCache();
  await cache.get('a', async () => 'old');
  await pass(61_000);
  const { load, fail } = slowLoad();
  expect(await cache.get('a', load)).toBe('old');
  expirePublished();
  fail(new Error('down'));
  await pass(1);
  expect(await cache.get('a', async () => 'new')).toBe('new');
});

test('the key that was not asked for longest is let go when there are too many', async () => {
  const cache = new RefreshingCache<string>({
    name: 'tests',
    freshFor: 60_000,
    mostEntries: 2,
    onError,
  });
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, async () => 'first');
  expect(await cache.get('c', async () => 'second')).toBe('first');
  expect(await cache.get('a', async () => 'second')).toBe('first');
  expect(await cache.get('b', async () => 'second')).toBe('second');
});
