import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Casts that the product has, of the kinds that docs/style.md names. Fewer is better: lower it then. */
const MAX_CASTS = 250;

const NOT_PRODUCT = /(^|\/)(generated|tests|stories)\/|\.(test|fixture|stories)\.tsx?$|^imagery\//;

const castsIn = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(' as ')) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && node.type.getText() !== 'const') {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

test('casts do not grow in number', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !NOT_PRODUCT.test(file) && existsSync(file));
  const casts = files.flatMap(castsIn);
  expect(casts.length).toBeGreaterThan(0);
  expect(casts.length > MAX_CASTS ? casts : []).toEqual([]);
});
