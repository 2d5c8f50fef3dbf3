import { RE2JS } from 're2js';
import { expressionSize, literalPrefix } from '../../../redirects/expressionSize';

/** Pieces that an expression is put together of, such as hide a repetition from one who counts badly among them. */
const pieces = [
  ...['a', 'ab', '-', '.', '\\.', '\\/', '\\d', '\\w', '\\Q{9}\\E', '\\x41', '\\x{41}', '\\101'],
  ...['\\pL', '\\p{Greek}', '\\b', '^', '$', '[a-z]', '[^/]', '[]a]', '[^]a]', '[[:alpha:]-]'],
  ...['[\\]({]', '[a\\]{9}', '(', '(', '(?:', '(?i)', '(?P<n>', '(?<m>', ')', ')', ')', '|'],
  ...['*', '+', '?', '*?', '{2}', '{3,}', '{2,5}', '{0,7}', '{0}', '{,3}', '{02}', '{4', '{30}'],
];

/** Numbers of a linear generator: the same in every run. */
function* numbers(seed: number): Generator<number, number> {
  for (let value = seed; ;) {
    value = (value * 1103515245 + 12345) % 2147483648;
    yield value;
  }
}

it('never counts fewer instructions than an expression compiles to', () => {
  const random = numbers(7);
  const next = (below: number) => Math.floor((random.next().value / 2147483648) * below);
  let compiled = 0;
  for (let tried = 0; tried < 20_000; tried += 1) {
    const text = Array.from({ length: 1 + next(9) }, () => pieces[next(pieces.length)]).join('');
    let program: RE2JS;
    let counted: number;
    try {
      counted = expressionSize(text).instructions;
      if (counted > 5_000) continue;
      program = RE2JS.compile(text, RE2JS.CASE_INSENSITIVE);
    } catch {
      continue;
    }
    compiled += 1;
    // The end of a program, its failing and what makes it begin are no part of the expression.
    expect([text, program.programSize() <= counted + 3]).toEqual([text, true]);
  }
  expect(compiled).toBeGreaterThan(5_000);
});

it('counts what is written plainly about as it is', () => {
  expect(expressionSize('old/page-a').instructions).toBe(10);
  expect(expressionSize('[a-z]{1000}').instructions).toBe(1000);
  expect(expressionSize('(a{10}){10}').instructions).toBeLessThan(150);
  expect(() => expressionSize('a)|(b')).toThrow('unexpected )');
});

it.each([
  ['blog/(.*)', 'blog/'],
  ['Blog\\/a\\.b+', 'blog/a.'],
  ['blog?/x', 'blo'],
  ['a|b', ''],
  ['(a|b)', ''],
  ['a\\d', 'a'],
  ['old\\-{2}', 'old'],
])('%s begins with %s', (text, prefix) => {
  expect(literalPrefix(text, expressionSize(text))).toBe(prefix);
});
