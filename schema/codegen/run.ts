/**
 * `npm run codegen` writes the files in codegen.yml; `npm run codegen:check` writes nothing and fails when a
 * file differs from what would be written. The command of graphql-codegen would report an invalid contract
 * once per output file, between advice about schema loaders; this one reports it once, with its file and
 * line.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { buildASTSchema } from 'graphql';
import { blocksWithoutContract } from './blocksWithoutContract';
import { checkContractTexts } from './checkContractTexts';
import { readContract } from './readContract';
import { readContractFiles } from './readContractFiles';
import { contractTexts, editorTextFile } from './readEditorTexts';

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
    console.error(orphans.map(describeOrphan).join('\n'));
    return false;
  }
  const contract = readContract(buildASTSchema(document, { assumeValidSDL: true }));
  const problems = checkContractTexts(contract, contractTexts());
  if (problems.length > 0) {
    console.error(`${editorTextFile('contracts', 'en')}:\n${problems.join('\n')}`);
    return false;
  }
  const changed = (await generateOutputs()).filter(isStale);
  if (check && changed.length > 0) {
    console.error(
      `Generated files are out of date. Run npm run codegen and commit:\n${listFiles(changed)}`,
    );
    return false;
  }
  if (changed.length === 0) {
    console.log('Everything generated is up to date.');
    return true;
  }
  changed.forEach(write);
  console.log(`Written:\n${listFiles(changed)}`);
  return true;
}

async function generateOutputs(): Promise<Output[]> {
  // The library takes a second to load, so an invalid contract is reported before it is needed.
  const { executeCodegen, loadContext } = await import('@graphql-codegen/cli');
  // Not `generate`, which prints advice about settings before the reason.
  const { result, error } = await executeCodegen(await loadContext('codegen.yml'));
  if (error) throw error;
  const outputs: Output[] = result;
  return outputs.sort((a, b) => (a.filename < b.filename ? -1 : 1));
}

function isStale({ filename, content }: Output): boolean {
  return !existsSync(filename) || readFileSync(filename, 'utf8') !== content;
}

function write({ filename, content }: Output): void {
  mkdirSync(dirname(filename), { recursive: true });
  writeFileSync(filename, content);
}

function describeOrphan(block: string): string {
  return `blocks/${block} has no contract: restore schema/blocks/${block}.graphql, or delete the block's folder and story.`;
}

function listFiles(outputs: Output[]): string {
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
