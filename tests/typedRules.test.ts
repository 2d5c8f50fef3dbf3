import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { readFileSync } from 'node:fs';

interface OxlintSettings {
  rules: Record<string, unknown>;
}

/** Recent typescript-eslint rules that oxlint lacks. */
const NOT_IN_OXLINT = [
  'no-generated-empty-object-type',
  'no-unsafe-class-instance-assignment',
  'no-unsafe-enum-assignment',
];

test('every rule of strictTypeChecked is on, or is off with a stated reason', () => {
  const file = '.oxlintrc.json';
  const settings = ts.parseConfigFileTextToJson(file, readFileSync(file, 'utf8'))
    .config as OxlintSettings;
  const recommended = tseslint.configs.strictTypeCheckedOnly.flatMap(({ rules = {} }) =>
    Object.keys(rules).flatMap((name) => /^@typescript-eslint\/(.*)$/.exec(name)?.[1] ?? []),
  );
  expect(recommended).toContain('no-floating-promises');
  const decided = new Set(Object.keys(settings.rules));
  const forgotten = recommended.filter((name) => !decided.has(`typescript/${name}`));
  expect(forgotten.filter((name) => !NOT_IN_OXLINT.includes(name))).toEqual([]);
});
