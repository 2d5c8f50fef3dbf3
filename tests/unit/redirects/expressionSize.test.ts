import { seededRandom } from '../../../services/stock/random';
import { RE2JS } from 're2js';
import { expressionSize, literalTexts } from '../../../redirects/expressionSize';

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
])('%s begins with %s and holds %j', (text, prefix, parts) => {
  expect(literalTexts(text, expressionSize(text))).toEqual({ prefix, parts });
});

it('asks for no text that an address has not which the expression matches', () => {
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
    const { prefix, parts } = literalTexts(text, expressionSize(text));
    expect([
      text,
      address.startsWith(prefix),
      parts.every((part) => address.includes(part)),
    ]).toEqual([text, true, true]);
  }
});
