import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

interface LintResult {
  messages: { ruleId: string | null; line: number; message: string }[];
}

interface OxlintReport {
  diagnostics: { code: string; labels: { span: { line: number } }[] }[];
}

const options = { strict: true, lib: ['ES2023', 'DOM'], types: [] };

/** A file to lint, which need not exist. */
interface SourceFile {
  file: string;
  text: string;
}

/**
 * Lints the files of each line in a separate process, since Jest cannot load the ES module of the configuration; the
 * configuration is loaded once, which takes seconds.
 */
const lintScript = `
  import { ESLint } from 'eslint';
  import { createInterface } from 'node:readline';
  const eslint = new ESLint();
  for await (const line of createInterface({ input: process.stdin })) {
    const drafts = JSON.parse(line);
    const results = drafts.map(({ file, text }) => eslint.lintText(text, { filePath: file }));
    console.log(JSON.stringify((await Promise.all(results)).flat()));
  }
`;

function startLinter() {
  const { stdin, stdout } = spawn('node', ['--input-type=module', '-e', lintScript], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return { stdin, answers: createInterface({ input: stdout })[Symbol.asyncIterator]() };
}

/** Started by the first test that lints; the afterAll below does not run without a test. */
let linter: ReturnType<typeof startLinter> | undefined;

afterAll(() => linter?.stdin.end());

async function lint(drafts: readonly SourceFile[]): Promise<LintResult[]> {
  linter ??= startLinter();
  linter.stdin.write(`${JSON.stringify(drafts)}\n`);
  const { value } = await linter.answers.next();
  return JSON.parse(String(value)) as LintResult[];
}

/** Returns the messages about style literals, for each style. */
async function lintStyles(
  styles: readonly string[],
  file = 'blocks/Blurb/Blurb.tsx',
): Promise<string[][]> {
  const text = styles.map((style, index) => `export const look${index} = ${style};`).join('\n');
  const [result] = await lint([{ file, text }]);
  return styles.map((_, index) =>
    result!.messages
      .filter(({ ruleId, line }) => ruleId === 'no-restricted-syntax' && line === index + 1)
      .map(({ message }) => message),
  );
}

describe('styles outside the design system must use tokens', () => {
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
  let messages: Promise<string[][]> | undefined;

  test.each(refused.map(([style, message], index) => ({ style, message, index })))(
    '$style is refused',
    async ({ message, index }) => {
      messages ??= lintStyles(refused.map(([style]) => style));
      const { [index]: found } = await messages;
      expect(found).toEqual([expect.stringMatching(message)]);
    },
  );

  test('tokens, shares and pictures are accepted', async () => {
    const fine = [
      "{ color: '$text', padding: '$2 $4', fontSize: '$body', fontFamily: '$heading' }",
      "{ margin: 0, inset: 0, font: 'inherit', maxInlineSize: '$content', inlineSize: '100%' }",
      "{ minBlockSize: 'calc(100svh - $sizes$header)', gridTemplateColumns: 'repeat(2, 1fr)' }",
      "{ border: '1px solid $line', textTransform: 'var(--heading-transform)' }",
      "{ src: '/-/media/a.jpg', width: 1920, height: 1080 }",
    ];
    expect(await lintStyles(fine)).toEqual(fine.map(() => []));
  });

  test('the design system itself may set values', async () => {
    const file = 'design-system/components/Badge/Badge.tsx';
    expect(await lintStyles(["{ padding: '0.25rem 0.625rem' }"], file)).toEqual([[]]);
  });
});

describe('the name of a file says where it runs', () => {
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
  let results: Promise<LintResult[]> | undefined;

  test.each(cases.map(([what, , , ...rules], index) => ({ what, rules, index })))(
    '$what: $rules',
    async ({ rules, index }) => {
      results ??= lint(cases.map(([, file, text]) => ({ file: `blocks/CarList/${file}`, text })));
      const { [index]: result } = await results;
      expect(result!.messages.map(({ ruleId }) => ruleId)).toEqual(rules);
    },
  );
});

test('a button without an explicit type is refused, also a styled one', async () => {
  const text = [
    "import { Button } from '../../design-system/components/Button/Button';",
    "import { styled } from '../../design-system/stitches';",
    "const Slot = styled('button', {});",
    'const Wide = styled(Button, {});',
    'export const all = [<button />, <Button />, <Slot />, <Wide {...{}} />];',
    'export const told = [<button type="submit" />, <Button as="a" href="/" />, <Slot type="button" />];',
    '',
  ].join('\n');
  const [result] = await lint([{ file: 'blocks/CarList/Buttons.tsx', text }]);
  const lines = result!.messages.filter(({ ruleId }) => ruleId === 'ours/button-type');
  expect(lines.map(({ line }) => line)).toEqual([5, 5, 5, 5]);
});

test('a comment that cites a section, or uses a word that is not plain English, is refused', async () => {
  const text = [
    '/** Unrounded (spec 2 §9). */',
    'export const rate = 1;',
    '/** What nobody knows, told',
    ' * of anew. */',
    'export const fee = 2;',
    '// The property `beside` is a name, besides.',
    "export const texts = { beside: 'nobody, § 5' };",
    '',
  ].join('\n');
  const [plain] = await lint([{ file: 'domain/finance/fees.ts', text }]);
  expect(plain!.messages.map(({ ruleId, line }) => [ruleId, line])).toEqual([
    ['ours/plain-comments', 1],
    ['ours/plain-comments', 3],
    ['ours/plain-comments', 3],
    ['ours/plain-comments', 4],
  ]);
  expect(plain!.messages[3]!.message).toBe('Write "again" instead of "anew".');
});

test('a log message must be a plain event without values, and an error message must be plain', async () => {
  const text = [
    "import type { Logger } from '../../platform/log';",
    '',
    'export function report(logger: Logger, level: "warn", err: Error, name: string): never {',
    "  logger.info({ name }, 'page not sent; will retry');",
    "  logger.warn({ err }, 'Page not sent.');",
    '  logger[level](`${name} not sent`);',
    "  logger.info({}, 'visitor not told');",
    "  const error = new TypeError('a name that nobody knows');",
    "  if (name === '') throw error;",
    '  throw new Error(`${name} is unfit, see docs`);',
    '}',
    '',
  ].join('\n');
  const [result, test] = await lint([
    { file: 'server/http/report.ts', text },
    { file: 'tests/unit/server/http/report.ts', text },
  ]);
  const found = result!.messages.filter(({ ruleId }) => ruleId === 'ours/plain-messages');
  expect(found.map(({ line, message }) => [line, message])).toEqual([
    [5, 'The field of an error is called `error`.'],
    [5, 'A log message is an event in lower case without a full stop: "page not sent".'],
    [6, 'A log message is always the same text, to be searched for: values are fields.'],
    [7, 'Write "sent, shown or notified" instead of "told".'],
    [8, 'Write "no one, or say which: no visitor, no process" instead of "nobody".'],
    [10, 'Write "invalid" instead of "unfit".'],
  ]);
  expect(test!.messages.filter(({ ruleId }) => ruleId === 'ours/plain-messages')).toEqual([]);
});

test('an import against the direction of the design is refused', async () => {
  const text = "import { log } from '../../../platform/log';\n\nexport const logged = log;\n";
  const [result] = await lint([{ file: 'features/finance/model/carLoan.ts', text }]);
  expect(result!.messages.map(({ ruleId }) => ruleId)).toEqual(['import-x/no-restricted-paths']);
});

test('an untyped database statement is refused', async () => {
  const text = [
    "import { Pool } from 'pg';",
    '',
    '/** Counts rows. */',
    "export const countRows = () => new Pool().query('select 1');",
    '',
  ].join('\n');
  const [feature, platform] = await lint([
    { file: 'features/holds/server/heldNow.ts', text },
    { file: 'platform/database/pools.ts', text },
  ]);
  expect(feature!.messages.map(({ ruleId }) => ruleId)).toEqual(['no-restricted-imports']);
  expect(platform!.messages).toEqual([]);
});

test('an unawaited promise and a switch with a missing case are refused', () => {
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

/**
 * Returns the rules and lines reported by the typed linter, which needs an existing file in a temporary
 * folder.
 */
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
