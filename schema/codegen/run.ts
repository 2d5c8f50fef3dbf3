/**
 * `npm run codegen` writes what codegen.yml lists; `npm run codegen:check` writes nothing and
 * fails when a file differs from what would be written.
 *
 * The command of graphql-codegen would report a faulty contract once per output file, buried in
 * advice about schema loaders; this one reports it once, with its file and line.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { blocksWithoutContract } from './blocksWithoutContract';
import { readContractFiles } from './readContractFiles';

type Output = { filename: string; content: string };

async function run(): Promise<boolean> {
  const { check } = parseArgs({ options: { check: { type: 'boolean' } } }).values;
  const { document, errors } = readContractFiles('schema');
  if (errors.length > 0) {
    console.error(errors.map(String).join('\n\n'));
    return false;
  }
  const orphans = blocksWithoutContract('blocks', document);
  if (orphans.length > 0) {
    console.error(orphans.map(complaintOf).join('\n'));
    return false;
  }
  const changed = (await generateOutputs()).filter(isStale);
  if (check && changed.length > 0) {
    console.error(`Stale, run npm run codegen and commit:\n${namesOf(changed)}`);
    return false;
  }
  if (changed.length === 0) {
    console.log('Everything generated is up to date.');
    return true;
  }
  changed.forEach(write);
  console.log(`Written:\n${namesOf(changed)}`);
  return true;
}

async function generateOutputs(): Promise<Output[]> {
  // Takes a second to load, which the report of a faulty contract need not wait for.
  const { generate, loadContext } = await import('@graphql-codegen/cli');
  const context = await loadContext('codegen.yml');
  const outputs: Output[] = await generate(context, false);
  return outputs.sort((a, b) => (a.filename < b.filename ? -1 : 1));
}

function isStale({ filename, content }: Output): boolean {
  return !existsSync(filename) || readFileSync(filename, 'utf8') !== content;
}

function write({ filename, content }: Output): void {
  mkdirSync(dirname(filename), { recursive: true });
  writeFileSync(filename, content);
}

function complaintOf(block: string): string {
  return `blocks/${block} has no contract: restore schema/blocks/${block}.graphql, or delete the block's folder and story.`;
}

function namesOf(outputs: Output[]): string {
  return outputs.map(({ filename }) => `  ${filename}`).join('\n');
}

run().then(
  (succeeded) => {
    process.exitCode = succeeded ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
