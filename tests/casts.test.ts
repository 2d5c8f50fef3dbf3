import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Maximum number of casts in the product, of the kinds in docs/style.md; lower it when casts are removed. */
const MAX_CASTS = 250;

const NOT_PRODUCT = /(^|\/)(generated|tests|stories)\/|\.(test|fixture|stories)\.tsx?$|^imagery\//;

const castsIn = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(' as ')) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const results: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && node.type.getText() !== 'const') {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      results.push(`${file}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return results;
};

test('the number of casts does not grow', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !NOT_PRODUCT.test(file) && existsSync(file));
  const casts = files.flatMap(castsIn);
  expect(casts.length).toBeGreaterThan(0);
  expect(casts.length > MAX_CASTS ? casts : []).toEqual([]);
});
