import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface LintResult {
  messages: { ruleId: string | null; line: number; message: string }[];
}

interface OxlintReport {
  diagnostics: { code: string; labels: { span: { line: number } }[] }[];
}

const options = { strict: true, lib: ['ES2023', 'DOM'], types: [] };

/** A file as it might stand in the repository. */
interface Draft {
  file: string;
  text: string;
}

/** Jest loads no modules of the kind that the configuration is: a process of its own judges all drafts at once. */
const judge = `
  import { ESLint } from 'eslint';
  import { text } from 'node:stream/consumers';
  const eslint = new ESLint();
  const drafts = JSON.parse(await text(process.stdin));
  const results = drafts.map(({ file, text }) => eslint.lintText(text, { filePath: file }));
  console.log(JSON.stringify((await Promise.all(results)).flat()));
`;

function lint(drafts: readonly Draft[]): LintResult[] {
  const { stdout } = spawnSync('node', ['--input-type=module', '-e', judge], {
    input: JSON.stringify(drafts),
  });
  return JSON.parse(String(stdout)) as LintResult[];
}

/** Messages of the rule against literals for each of the styles, as if they stood in a file. */
function complaints(styles: readonly string[], file = 'blocks/Blurb/Blurb.tsx'): string[][] {
  const text = styles.map((style, index) => `export const look${index} = ${style};`).join('\n');
  const [result] = lint([{ file, text }]);
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

describe('where a file runs is told by its name', () => {
  const inBrowser = 'export const width = window.innerWidth;\n';
  const using = (name: string, from: string) =>
    `import { ${name} } from '${from}';\n\nexport const used = ${name};\n`;
  const loader = using('loader', './CarList.data');
  const types = "import type { Found } from './CarList.data';\n\nexport type Data = Found;\n";
  const imports = '@typescript-eslint/no-restricted-imports';

  const cases: [what: string, file: string, text: string, ...rules: string[]][] = [
    ['a browser global in a component', 'CarList.tsx', inBrowser, 'no-restricted-globals'],
    ['a browser global in a loader', 'CarList.data.ts', inBrowser, 'no-restricted-globals'],
    ['a loader in a component', 'CarList.tsx', loader, imports],
    ['a loader in an island', 'Filters.island.tsx', loader, imports],
    ['a loader in a plain script', 'CarList.client.ts', loader, imports],
    ['a script in a loader', 'CarList.data.ts', using('start', './CarList.client'), imports],
    ['its parts in a loader', 'CarList.data.ts', using('drawer', './client/drawer'), imports],
    ['a browser global in a plain script', 'CarList.client.ts', inBrowser],
    ['a browser global in what one is made of', 'client/drawer.ts', inBrowser],
    ['a browser global in an island', 'Filters.island.tsx', inBrowser],
    ['a browser global in a hook', 'useWidth.ts', inBrowser],
    ["a loader's types in a component", 'CarList.tsx', types],
  ];
  const results = lint(cases.map(([, file, text]) => ({ file: `blocks/CarList/${file}`, text })));

  test.each(cases.map(([what, , , ...rules], index) => ({ what, rules, index })))(
    '$what: $rules',
    ({ rules, index }) => {
      expect(results[index]!.messages.map(({ ruleId }) => ruleId)).toEqual(rules);
    },
  );
});

test('a button that does not say what it does is refused, also one that is styled', () => {
  const text = [
    "import { Button } from '../../design-system/components/Button/Button';",
    "import { styled } from '../../design-system/stitches';",
    "const Slot = styled('button', {});",
    'const Wide = styled(Button, {});',
    'export const all = [<button />, <Button />, <Slot />, <Wide {...{}} />];',
    'export const told = [<button type="submit" />, <Button as="a" href="/" />, <Slot type="button" />];',
    '',
  ].join('\n');
  const [result] = lint([{ file: 'blocks/CarList/Buttons.tsx', text }]);
  const lines = result!.messages.filter(({ ruleId }) => ruleId === 'ours/button-type');
  expect(lines.map(({ line }) => line)).toEqual([5, 5, 5, 5]);
});

test('a comment that cites a section, or uses a word that plain English does without, is refused', () => {
  const text = [
    '/** Unrounded (spec 2 §9). */',
    'export const rate = 1;',
    '/** What nobody knows, told',
    ' * of anew. */',
    'export const fee = 2;',
    '// The property `beside` is a name, besides.',
    "export const beside = 'nobody, § 5';",
    '',
  ].join('\n');
  const [plain, later] = lint([
    { file: 'domain/finance/fees.ts', text },
    { file: 'site/page/fees.ts', text },
  ]);
  expect(plain!.messages.map(({ ruleId, line }) => [ruleId, line])).toEqual([
    ['ours/plain-comments', 1],
    ['ours/plain-comments', 3],
    ['ours/plain-comments', 3],
    ['ours/plain-comments', 4],
  ]);
  expect(plain!.messages[3]!.message).toBe('Write "again" instead of "anew".');
  expect(later!.messages).toEqual([]);
});

test('an import against the arrows of the design is refused', () => {
  const text = "import { log } from '../../../platform/log';\n\nexport const logged = log;\n";
  const [result] = lint([{ file: 'features/finance/model/carLoan.ts', text }]);
  expect(result!.messages.map(({ ruleId }) => ruleId)).toEqual(['import-x/no-restricted-paths']);
});

test('a promise that nobody waits for and a switch that forgets a case are refused', () => {
  const text = `type Fuel = 'petrol' | 'diesel' | 'electric';

export function send(): void {
  fetch('/');
}

export function nameOf(fuel: Fuel): string {
  switch (fuel) {
    case 'petrol':
      return 'Petrol';
    case 'diesel':
      return 'Diesel';
    default:
      return '';
  }
}
`;
  expect(lintWithTypes(text)).toEqual([
    ['typescript(no-floating-promises)', 4],
    ['typescript(switch-exhaustiveness-check)', 8],
  ]);
});

/** Rules and lines that the linter with types complains of, in a folder of its own: it reads files that exist. */
function lintWithTypes(text: string): [rule: string, line: number][] {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-lint-'));
  try {
    copyFileSync('.oxlintrc.json', path.join(folder, '.oxlintrc.json'));
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
    writeFileSync(path.join(folder, 'carLoan.ts'), text);
    const oxlint = path.resolve('node_modules/.bin/oxlint');
    const { stdout } = spawnSync(oxlint, ['--type-aware', '--format', 'json'], { cwd: folder });
    const { diagnostics } = JSON.parse(String(stdout)) as OxlintReport;
    return diagnostics
      .map(({ code, labels }): [string, number] => [code, labels[0]?.span.line ?? 0])
      .sort(([, one], [, other]) => one - other);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
