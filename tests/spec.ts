/**
 * Prints the rows of the requirements checklist that no test names in its title. The checklist lies
 * beside the repository; its place may be given as the first argument.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const checklist = process.argv[2] ?? path.join('..', 'shared', 'spec', 'checklist.md');

const rows = [...readFileSync(checklist, 'utf8').matchAll(/^- \[([A-Z]+-\d+)\] (.*)$/gm)]
  .map(([, id = '', text = '']) => ({ id, text }))
  .filter(({ id }) => !id.startsWith('OQ-'));

const tested = new Set(
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    // In a title, or in a table that titles are made of.
    .flatMap(
      (file) => readFileSync(path.join('tests', file), 'utf8').match(/\b[A-Z]+-\d+\b/g) ?? [],
    ),
);

const untested = rows.filter(({ id }) => !tested.has(id));
for (const { id, text } of untested) console.log(`${id}  ${text}`);
console.log(`\n${rows.length - untested.length} of ${rows.length} rows have a test.`);
