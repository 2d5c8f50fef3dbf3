/** @jest-environment node */
import { spawnSync } from 'node:child_process';

interface LintResult {
  messages: { ruleId: string | null; line: number; message: string }[];
}

/** Messages of the rule against literals for each of the styles, as if they stood in a file. */
function complaints(styles: readonly string[], file = 'blocks/Blurb/Blurb.tsx'): string[][] {
  const { stdout } = spawnSync(
    'node_modules/.bin/eslint',
    ['--stdin', '--stdin-filename', file, '--format', 'json'],
    { input: styles.map((style, index) => `export const look${index} = ${style};`).join('\n') },
  );
  const [result] = JSON.parse(String(stdout)) as LintResult[];
  return styles.map((_, index) =>
    result!.messages
      .filter(({ ruleId, line }) => ruleId === 'no-restricted-syntax' && line === index + 1)
      .map(({ message }) => message),
  );
}

describe('styles outside the design system name tokens', () => {
  const refused: [style: string, message: RegExp][] = [
    ["{ color: '#0b4f8a' }", /^A colour is a role/],
    ["{ background: 'rgb(0 0 0 / 0.5)' }", /^A colour is a role/],
    ["{ fontFamily: 'Arial' }", /^Letters are set by tokens/],
    ["{ fontSize: '14px' }", /^Letters are set by tokens/],
    ['{ fontSize: 14 }', /^Letters are set by tokens/],
    ["{ fontWeight: '700' }", /^Letters are set by tokens/],
    ["{ '&:hover': { letterSpacing: '0.1em' } }", /^Letters are set by tokens/],
    ["{ padding: '0.5rem 1rem' }", /^Room and sizes come from scales/],
    ["{ marginInlineStart: 'calc($space$4 - 3px)' }", /^Room and sizes come from scales/],
    ['{ gap: 12 }', /^Room and sizes come from scales/],
    ['{ marginBlockStart: -8 }', /^Room and sizes come from scales/],
    ["{ insetBlockStart: '2em' }", /^Room and sizes come from scales/],
    ["{ '@lg': { minBlockSize: '44rem' } }", /^Room and sizes come from scales/],
    ["{ gridTemplateColumns: 'repeat(2, 12rem)' }", /^Room and sizes come from scales/],
    ['{ maxInlineSize: `min(100%, 20rem)` }', /^Room and sizes come from scales/],
  ];
  const messages = complaints(refused.map(([style]) => style));

  test.each(refused.map(([style, message], index) => ({ style, message, index })))(
    '$style is refused',
    ({ message, index }) => {
      expect(messages[index]).toEqual([expect.stringMatching(message)]);
    },
  );

  test('tokens, shares and pictures are fine', () => {
    const fine = [
      "{ color: '$text', padding: '$2 $4', fontSize: '$body', fontFamily: '$heading' }",
      "{ margin: 0, inset: 0, font: 'inherit', maxInlineSize: '$content', inlineSize: '100%' }",
      "{ minBlockSize: 'calc(100svh - $sizes$header)', gridTemplateColumns: 'repeat(2, 1fr)' }",
      "{ border: '1px solid $line', fontStretch: 'var(--heading-stretch)' }",
      "{ src: '/-/media/a.jpg', width: 1920, height: 1080 }",
    ];
    expect(complaints(fine)).toEqual(fine.map(() => []));
  });

  test('the design system itself sets them', () => {
    const file = 'design-system/components/Badge/Badge.tsx';
    expect(complaints(["{ padding: '0.25rem 0.625rem' }"], file)).toEqual([[]]);
  });
});

test('an import against the arrows of the design is refused', () => {
  const { stdout } = spawnSync(
    'node_modules/.bin/eslint',
    ['--stdin', '--stdin-filename', 'domain/finance/carLoan.ts', '--format', 'json'],
    { input: "import { log } from '../../server/log';\n\nexport const logged = log;\n" },
  );
  const [result] = JSON.parse(String(stdout)) as LintResult[];
  expect(result!.messages.map(({ ruleId }) => ruleId)).toEqual(['import-x/no-restricted-paths']);
});
