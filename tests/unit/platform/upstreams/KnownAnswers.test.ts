import { expirePublished } from '../../../../platform/memory/memories';
import { KnownAnswers } from '../../../../platform/upstreams/KnownAnswers';

test('an answer is known by its question and its whole text', () => {
  const known = new KnownAnswers();
  const answer = { layout: null };
  known.keep('front page', { text: '{"a":1}', answer, askedAt: 0 });
  expect(known.get('front page', '{"a":1}', 1)).toBe(answer);
  expect(known.get('front page', '{"a":2}', 1)).toBeUndefined();
  expect(known.get('another page', '{"a":1}', 1)).toBeUndefined();
});

test('what is published next takes the place of what was known', () => {
  const known = new KnownAnswers();
  known.keep('front page', { text: 'old', answer: { version: 1 }, askedAt: 0 });
  known.keep('front page', { text: 'new', answer: { version: 2 }, askedAt: 1 });
  expect(known.get('front page', 'old', 2)).toBeUndefined();
  expect(known.get('front page', 'new', 2)).toEqual({ version: 2 });
});

test('answers are let go when they take too much memory', () => {
  const known = new KnownAnswers();
  const text = 'x'.repeat(1_000_000);
  for (let page = 0; page < 5; page += 1) {
    known.keep(`page ${page}`, { text, answer: { page }, askedAt: 0 });
  }
  expect(known.get('page 0', text, 1)).toBeUndefined();
  expect(known.get('page 4', text, 1)).toEqual({ page: 4 });
});

describe('what was asked just now', () => {
  const answer = { layout: null };
  const kept = (askedAt: number) => {
    const known = new KnownAnswers();
    known.keep('front page', { text: '{}', answer, askedAt });
    return known;
  };

  beforeEach(() => {
    jest.useFakeTimers();
    jest.advanceTimersByTime(5_000 - performance.now());
  });

  afterEach(() => void jest.useRealTimers());

  test('is not asked again for a second', () => {
    const known = kept(4_500);
    expect(known.fresh('front page')).toBe(answer);
    expect(known.fresh('another page')).toBeUndefined();
    jest.advanceTimersByTime(500);
    expect(known.fresh('front page')).toBeUndefined();
  });

  test('is as new as the last time that the platform said the same', () => {
    const known = kept(3_000);
    expect(known.fresh('front page')).toBeUndefined();
    known.get('front page', '{}', 4_900);
    expect(known.fresh('front page')).toBe(answer);
    // An answer that was long under way makes it no older.
    known.get('front page', '{}', 3_100);
    expect(known.fresh('front page')).toBe(answer);
  });

  test('is asked again once something is published, as is what was under way meanwhile', () => {
    const known = kept(4_900);
    expirePublished();
    expect(known.fresh('front page')).toBeUndefined();
    known.keep('front page', { text: '{"old":1}', answer, askedAt: 4_950 });
    expect(known.fresh('front page')).toBeUndefined();
    known.keep('front page', { text: '{"new":1}', answer, askedAt: 5_001 });
    expect(known.fresh('front page')).toBe(answer);
  });
});
