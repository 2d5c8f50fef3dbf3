import { seededRandom } from '../../../services/stock/random';
import { RE2JS } from 're2js';
import { expressionSize, literalTexts } from '../../../redirects/expressionSize';

/** Parts of regular expressions, including some that hide a repetition from a simple count. */
const pieces = [
  ...['a', 'ab', '-', '.', '\\.', '\\/', '\\d', '\\w', '\\Q{9}\\E', '\\x41', '\\x{41}', '\\101'],
  ...['\\pL', '\\p{Greek}', '\\b', '^', '$', '[a-z]', '[^/]', '[]a]', '[^]a]', '[[:alpha:]-]'],
  ...['[\\]({]', '[a\\]{9}', '(', '(', '(?:', '(?i)', '(?P<n>', '(?<m>', ')', ')', ')', '|'],
  ...['*', '+', '?', '*?', '{2}', '{3,}', '{2,5}', '{0,7}', '{0}', '{,3}', '{02}', '{4', '{30}'],
];

/** A linear congruential generator: the same numbers in every run. */
function* numbers(seed: number): Generator<number, number> {
  for (let value = seed; ;) {
    value = (value * 1103515245 + 12345) % 2147483648;
    yield value;
  }
}

it('never underestimates the instructions that an expression compiles to', () => {
  const random = numbers(7);
  const randomInteger = (below: number) => Math.floor((random.next().value / 2147483648) * below);
  let compiled = 0;
  for (let tried = 0; tried < 20_000; tried += 1) {
    const text = Array.from(
      { length: 1 + randomInteger(9) },
      () => pieces[randomInteger(pieces.length)],
    ).join('');
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
    // Three instructions of a program (start, failure and end) are not part of the expression.
    expect([text, program.programSize() <= counted + 3]).toEqual([text, true]);
  }
  expect(compiled).toBeGreaterThan(5_000);
});

it('estimates the size of ordinary expressions closely', () => {
  expect(expressionSize('old/page-a').instructions).toBe(10);
  expect(expressionSize('[a-z]{1000}').instructions).toBe(1000);
  expect(expressionSize('(a{10}){10}').instructions).toBeLessThan(150);
  expect(() => expressionSize('a)|(b')).toThrow('unexpected )');
});

it.each([
  ['blog/(.*)', 'blog/', ['blog/']],
  ['Blog\\/a\\.b+', 'blog/a.b', ['blog/a.b']],
  ['blog?/x', 'blo', ['blo', '/x']],
  ['a|b', '', []],
  ['(a|b)', '', []],
  ['a\\d', 'a', ['a']],
  ['old\\-{2}', 'old', ['old']],
  ['.*foo[a-z]{2}bar{3}(x|y)+z?', '', ['foo', 'ba']],
  ['[a-z]+?-x\\p{L}{1,2}9', '', ['-x', '9']],
  ['a\\Qb(c\\Ed', 'a', ['a']],
  ['(?:a(b)c){2}d', '', ['d']],
])('%s has the prefix %s and the literals %j', (text, prefix, fragments) => {
  expect(literalTexts(text, expressionSize(text))).toEqual({ prefix, fragments });
});

it('requires only literals that every matching address contains', () => {
  const pieces = [
    'a',
    'B',
    '\\.',
    '[a-z]',
    'x{2}',
    '(b|c)',
    'd?',
    'e+',
    '.',
    '\\d{1,2}',
    '(f)*',
    '(?:g)',
  ];
  const words = ['a', 'b', '.', 'm', 'xx', 'c', '', 'ee', 'z', '7', 'ff', 'g'];
  const random = seededRandom(7);
  for (let round = 0; round < 2_000; round += 1) {
    const chosen = Array.from({ length: 6 }, () => Math.floor(random() * pieces.length));
    const text = chosen.map((at) => pieces[at]).join('');
    const address = chosen.map((at) => words[at]).join('');
    expect(RE2JS.compile(`^${text}$`, RE2JS.CASE_INSENSITIVE).matches(address)).toBe(true);
    const { prefix, fragments } = literalTexts(text, expressionSize(text));
    expect([
      text,
      address.startsWith(prefix),
      fragments.every((fragment) => address.includes(fragment)),
    ]).toEqual([text, true, true]);
  }
});
