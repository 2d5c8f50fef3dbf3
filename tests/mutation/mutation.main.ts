/**
 * `npm run mutation [-- --count 60 --seed 1 --from server,domain,blocks]`: changes single tokens of a copy, one
 * after the other, and tells which of them no unit test and not the compiler notices. These survivors are what
 * browser tests must catch, or what is not tested. Ends with code 1 when fewer than 85 % are caught.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readWholeNumber, runCommand, UsageError } from '../../runtime/command';
import { SeededRandom } from '../support/seededRandom';
import { mutantsOf, mutate, type Mutant } from './mutants';

const WANTED = 0.85;
/** A mutant that never ends is caught by its time, in ms. */
const PATIENCE_MS = 600_000;

function main(): void {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string', default: 'server,domain,blocks' },
    },
  });
  const count = readWholeNumber('--count', values.count);
  const seed = readWholeNumber('--seed', values.seed, { min: 0 });
  const chosen = choose(count, seed, values.from.split(','));
  const copy = copyTree();
  try {
    const survivors = chosen.filter((mutant, at) => {
      const catcher = findCatcher(copy, mutant);
      const { file, line, before, after } = mutant;
      const told = `${file}:${line} ${before} → ${after}`;
      console.log(`${at + 1}/${chosen.length} ${catcher ?? 'SURVIVED'}  ${told}`);
      return catcher === undefined;
    });
    const share = 1 - survivors.length / chosen.length;
    console.log(`${Math.round(share * 100)} % of ${chosen.length} were caught, seed ${seed}`);
    process.exitCode = share >= WANTED ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** What is committed, in a folder of its own that may be broken; packages are those of this one. */
function copyTree(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'forecourt-mutation-'));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(name))) {
    cpSync(file, path.join(folder, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** Mutants of files by chance, files and tokens alike likely to be chosen. */
function choose(count: number, seed: number, folders: readonly string[]): Mutant[] {
  const random = new SeededRandom(seed);
  const files = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/(?:\.fixture|\.types|\.d|Styles)\.ts$/.test(file));
  const all = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
  if (all.length === 0) throw new UsageError('--from names no folders with sources.');
  return Array.from({ length: Math.min(count, all.length) }, () => {
    const [mutant] = all.splice(random.below(all.length), 1);
    if (!mutant) throw new RangeError('There are no more mutants');
    return mutant;
  });
}

/** What notices the mutant: the tests of its file, those of what imports it, or the compiler. */
function findCatcher(copy: string, mutant: Mutant): string | undefined {
  const file = path.join(copy, mutant.file);
  const original = readFileSync(file, 'utf8');
  writeFileSync(file, mutate(original, mutant));
  try {
    const own = path.join('tests/unit', path.dirname(mutant.file));
    if (existsSync(own) && fails(copy, 'jest', [own, '--passWithNoTests'])) return 'own test';
    if (fails(copy, 'jest', ['--findRelatedTests', mutant.file])) return 'related test';
    return fails(copy, 'tsc', ['--noEmit']) ? 'compiler' : undefined;
  } finally {
    writeFileSync(file, original);
  }
}

function fails(copy: string, command: 'jest' | 'tsc', args: readonly string[]): boolean {
  const jest = ['-c', 'tests/jest.config.mjs', '--bail', '--silent', '--passWithNoTests'];
  const { status } = spawnSync(
    path.resolve('node_modules/.bin', command),
    [
      ...(command === 'jest' ? jest : ['--incremental', '--tsBuildInfoFile', '.tsbuildinfo']),
      ...args,
    ],
    { cwd: copy, timeout: PATIENCE_MS, stdio: 'ignore' },
  );
  return status !== 0;
}

await runCommand('npm run mutation [-- --count <number> --seed <number> --from <folders>]', main);
