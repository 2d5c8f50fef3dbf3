import { expirePublished } from '../../../../platform/memory/memories';
import { MicroCache } from '../../../../platform/upstreams/MicroCache';

test('finds an answer by its request and its complete text', () => {
  const cache = new MicroCache();
  const answer = { layout: null };
  cache.set('front page', { text: '{"a":1}', answer, requestedAt: 0 });
  expect(cache.getIfSameText('front page', '{"a":1}', 1)).toBe(answer);
  expect(cache.getIfSameText('front page', '{"a":2}', 1)).toBeUndefined();
  expect(cache.getIfSameText('another page', '{"a":1}', 1)).toBeUndefined();
});

test('a newer answer replaces the older one', () => {
  const cache = new MicroCache();
  cache.set('front page', { text: 'old', answer: { version: 1 }, requestedAt: 0 });
  cache.set('front page', { text: 'new', answer: { version: 2 }, requestedAt: 1 });
  expect(cache.getIfSameText('front page', 'old', 2)).toBeUndefined();
  expect(cache.getIfSameText('front page', 'new', 2)).toEqual({ version: 2 });
});

test('answers are evicted when they take too much memory', () => {
  const cache = new MicroCache();
  const text = 'x'.repeat(1_000_000);
  for (let page = 0; page < 5; page += 1) {
    cache.set(`page ${page}`, { text, answer: { page }, requestedAt: 0 });
  }
  expect(cache.getIfSameText('page 0', text, 1)).toBeUndefined();
  expect(cache.getIfSameText('page 4', text, 1)).toEqual({ page: 4 });
});

describe('an answer from the last second', () => {
  const answer = { layout: null };
  const createCacheWith = (requestedAt: number) => {
    const cache = new MicroCache();
    cache.set('front page', { text: '{}', answer, requestedAt });
    return cache;
  };

  beforeEach(() => {
    jest.useFakeTimers();
    jest.advanceTimersByTime(5_000 - performance.now());
  });

  afterEach(() => void jest.useRealTimers());

  test('an answer is used without another request for a second', () => {
    const cache = createCacheWith(4_500);
    expect(cache.getFresh('front page')).toBe(answer);
    expect(cache.getFresh('another page')).toBeUndefined();
    jest.advanceTimersByTime(500);
    expect(cache.getFresh('front page')).toBeUndefined();
  });

  test('an answer is as fresh as the last time that the platform sent the same text', () => {
    const cache = createCacheWith(3_000);
    expect(cache.getFresh('front page')).toBeUndefined();
    cache.getIfSameText('front page', '{}', 4_900);
    expect(cache.getFresh('front page')).toBe(answer);
    // The age counts from the response, not from the request.
    cache.getIfSameText('front page', '{}', 3_100);
    expect(cache.getFresh('front page')).toBe(answer);
  });

  test('an answer to a query from before a publish is not used, even if it arrives afterwards', () => {
    const cache = createCacheWith(4_900);
    expirePublished();
    expect(cache.getFresh('front page')).toBeUndefined();
    cache.set('front page', { text: '{"old":1}', answer, requestedAt: 4_950 });
    expect(cache.getFresh('front page')).toBeUndefined();
    cache.set('front page', { text: '{"new":1}', answer, requestedAt: 5_001 });
    expect(cache.getFresh('front page')).toBe(answer);
  });
});
