/**
 * `npm run names [-- stem]`: exported names that use a word of ours where the field has another one, by stem, with how
 * often each is used and the decision of build/nameStems.json. A report: it fails for nothing yet.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

interface Stem {
  /** Words of a name, in small letters, that belong to the stem. */
  words: string[];
  /** Word to use; or `kept: ` and why. */
  instead: string;
  /** Names that keep the word, because it is the field's there, and why. */
  kept?: Record<string, string>;
}

interface Rename {
  file: string;
  new: string;
}

interface Decisions {
  stems: Record<string, Stem>;
  /** By old name; a list where several files export one. */
  renames: Record<string, Rename | Rename[]>;
}

interface ExportedName {
  name: string;
  file: string;
}

const decisions = JSON.parse(
  readFileSync(new URL('nameStems.json', import.meta.url), 'utf8'),
) as Decisions;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.includes('/generated/'));

/** Words of a name: `STAND_IN_PATH` and `standInPath` are stand, in, path. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _$]+/);
}

function exportedNames(file: string, text: string): ExportedName[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const declared = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [statement as { name?: ts.Node }];
    return declared.flatMap(({ name }) =>
      name && ts.isIdentifier(name) ? [{ name: name.text, file }] : [],
    );
  });
}

const uses = new Map<string, number>();
const names: ExportedName[] = [];
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  for (const [word] of text.matchAll(/\b[A-Za-z_$][\w$]*\b/g)) {
    uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  names.push(...exportedNames(file, text));
}

const renamesOf = (name: string): Rename[] => [decisions.renames[name] ?? []].flat();

/** A stem of two words, such as `stand in`, stands in a name as these in a row. */
function hasWord(name: string, { words }: Stem): boolean {
  const spaced = ` ${wordsOf(name).join(' ')} `;
  return words.some((word) => spaced.includes(` ${word} `));
}

const wanted = process.argv[2];
let total = 0;
for (const [key, stem] of Object.entries(decisions.stems)) {
  if (wanted !== undefined && wanted !== key) continue;
  const found = names.filter(({ name }) => hasWord(name, stem) && !(name in (stem.kept ?? {})));
  const isKept = stem.instead.startsWith('kept: ');
  if (!isKept) total += found.length;
  console.log(`\n${key} (${isKept ? '' : 'use: '}${stem.instead}): ${found.length}`);
  if (isKept && wanted === undefined) continue;
  for (const { name, file } of found) {
    const planned = renamesOf(name).find((rename) => rename.file === file)?.new ?? '?';
    console.log(`  ${name} → ${planned}  (${uses.get(name) ?? 0} uses)  ${file}`);
  }
}

/** What would stop the renaming: names that are gone, and new ones that something else has. */
const exported = new Set(names.map(({ name, file }) => `${file}#${name}`));
const taken = new Map(names.map(({ name, file }) => [name, file]));
for (const [name, planned] of Object.entries(decisions.renames)) {
  for (const { file, new: next } of [planned].flat()) {
    if (!exported.has(`${file}#${name}`)) console.log(`Gone: ${name} of ${file}`);
    const other = taken.get(next);
    // Stories of many files are called alike.
    if (other !== undefined && !file.startsWith('stories/'))
      console.log(`Taken: ${name} → ${next}, which ${other} exports`);
  }
}
console.log(`\n${names.length} exported names, ${total} of them with a word of ours.`);
