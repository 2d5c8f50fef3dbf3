/** Tests that try much of the product for long: `npm run test:all` runs them, `npm test` does not. */
const slow = new Set([
  'tests/every-block.test.tsx',
  'tests/judged/phrases.test.ts',
  'tests/lint.test.ts',
  'tests/unit/schema/codegen/run.test.ts',
]);

/** The walk through the main ways of the product. */
const walk = new Set([
  'tests/pages/shell.spec.ts',
  'tests/pages/heroSearch.spec.ts',
  'tests/pages/outage.spec.ts',
]);

/** Whether `npm test` runs a test file. */
export const isQuick = (file: string): boolean =>
  file.endsWith('.spec.ts') ? walk.has(file) : !slow.has(file);
