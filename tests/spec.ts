/**
 * Prints the requirements (docs/spec) that no test title contains. An argument limits them to ids that begin
 * with it:
 * `npm run spec -- BOOK`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const requirements = path.join('docs', 'spec');
const prefix = process.argv[2] ?? '';

const filesBelow = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => path.join(folder, file));

/** Returns the requirement ids in titles and title tables of a test file, without comments. */
function findIds(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const ids: string[] = [];
  const visit = (node: ts.Node): void => {
    const text =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
        ? node.text
        : '';
    ids.push(...(text.match(/\b[A-Z]+-\d+\b/g) ?? []));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return ids;
}

const rows = filesBelow(requirements, /\.md$/)
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^- \[([A-Z]+-\d+)\] (.*)$/gm)])
  .map(([, id = '', text = '']) => ({ id, text }))
  .filter(({ id }) => !id.startsWith('OQ-') && id.startsWith(prefix));
const tested = new Set(filesBelow('tests', /\.(test|spec)\.tsx?$/).flatMap(findIds));

const untested = rows.filter(({ id }) => !tested.has(id));
for (const { id, text } of untested) console.log(`${id}  ${text}`);
console.log(`\n${rows.length - untested.length} of ${rows.length} rows have a test.`);
if (rows.length === 0) process.exitCode = 1;
