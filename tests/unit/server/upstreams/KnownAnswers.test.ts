import { KnownAnswers } from '../../../../server/upstreams/KnownAnswers';

test('an answer is known by its question and its whole text', () => {
  const known = new KnownAnswers();
  const answer = { layout: null };
  known.keep('front page', '{"a":1}', answer);
  expect(known.get('front page', '{"a":1}')).toBe(answer);
  expect(known.get('front page', '{"a":2}')).toBeUndefined();
  expect(known.get('another page', '{"a":1}')).toBeUndefined();
});

test('what is published next takes the place of what was known', () => {
  const known = new KnownAnswers();
  known.keep('front page', 'old', { version: 1 });
  known.keep('front page', 'new', { version: 2 });
  expect(known.get('front page', 'old')).toBeUndefined();
  expect(known.get('front page', 'new')).toEqual({ version: 2 });
});

test('answers are let go when they take too much memory', () => {
  const known = new KnownAnswers();
  const text = 'x'.repeat(1_000_000);
  for (let page = 0; page < 5; page += 1) known.keep(`page ${page}`, text, { page });
  expect(known.get('page 0', text)).toBeUndefined();
  expect(known.get('page 4', text)).toEqual({ page: 4 });
});
