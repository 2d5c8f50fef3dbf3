import { readFileSync } from 'node:fs';
import { distancesFrom } from '../verify/reach/importers';
import {
  EVERY_BLOCK,
  reachedTests,
  type Project,
  type ReachedTests,
} from '../verify/reach/reachedTests';
import type { Compiler } from './Compiler';
import { mutate, type Mutant } from './mutants';
import type { TestCopy } from './TestCopy';

/** What noticed a mutant, the cheapest first; `time` where tests were ended before they could say. */
export const judges = ['compiler', 'unit', 'contract', 'browser', 'nothing', 'time'] as const;
export type Judge = (typeof judges)[number];

/**
 * What is asked: `related` the compiler and the tests that are about the file; `quick` also all else that `npm test` runs
 * and that imports it by any way; `all` slow tests and the browser as well.
 */
export const tiers = ['related', 'quick', 'all'] as const;
export type Tier = (typeof tiers)[number];

export interface Verdict {
  by: Judge;
  /** The first tests that failed. */
  tests: readonly string[];
}

export interface JudgesOptions {
  tier: Tier;
  /** For the tests of a mutant, each kind. */
  maxSeconds: number;
  project: Project;
  /** Who imports each file by any way, through the lists of all blocks and routes too. */
  allImporters: Project['importers'];
}

/** Most mutants are noticed by the tests that are closest to them; the others are asked afterwards. */
const CLOSEST = 4;
/** So many others at a time: the first of them that fails is enough. */
const AT_ONCE = 8;
/** Related tests, of each kind, beyond which what they share is tried by accident alone. */
const MAX_RELATED = 12;
/** Examples of more blocks than these tell no more about what they share. */
const MAX_BLOCKS = 3;

interface Step {
  by: Judge;
  tests: readonly string[];
  /** Pattern of the titles of those that are run. */
  titles?: string;
}

/** Asks what would notice mutants, the cheapest first. */
export class Judges {
  readonly #compiler: Compiler;
  readonly #copy: TestCopy;
  readonly #options: JudgesOptions;
  /** Test files that pass without a mutant, and those that fail all the same, which can judge none. */
  readonly #sound = new Set<string>();
  readonly #broken = new Set<string>();

  constructor(compiler: Compiler, copy: TestCopy, options: JudgesOptions) {
    this.#compiler = compiler;
    this.#copy = copy;
    this.#options = options;
  }

  get brokenTests(): readonly string[] {
    return [...this.#broken];
  }

  judge(mutant: Mutant): Verdict {
    const { tier, project, maxSeconds } = this.#options;
    const text = mutate(readFileSync(mutant.file, 'utf8'), mutant);
    const importers = project.importers.get(mutant.file) ?? [];
    if (this.#compiler.refuses(mutant.file, text, importers)) return { by: 'compiler', tests: [] };

    const isQuick = (test: string) => tier === 'all' || project.isQuick(test);
    const reached = reachedTests([mutant.file], { ...project, isQuick });
    let endedEarly = false;
    for (const step of this.#stepsFor(mutant.file, reached)) {
      const verdict = this.#ask(mutant, step);
      if (verdict === 'time') endedEarly = true;
      else if (verdict) return verdict;
    }
    const choices = [
      ...(reached.specs.length > 0 ? [reached.specs] : []),
      ...(reached.walk ? [['--grep', '@walk']] : []),
    ];
    for (const choice of tier === 'all' ? choices : []) {
      const run = this.#copy.with(mutant, () => this.#copy.runBrowser(choice, maxSeconds));
      if (run.failed.length > 0) return { by: 'browser', tests: run.failed };
      endedEarly ||= run.endedEarly;
    }
    return { by: endedEarly ? 'time' : 'nothing', tests: [] };
  }

  #stepsFor(file: string, { units, blocks }: ReachedTests): Step[] {
    const { tier, project, allImporters } = this.#options;
    const isAsked = (test: string) => tier === 'all' || project.isQuick(test);
    const isContract = (test: string) => test.startsWith('tests/contract/');
    const relatedUnits = units.filter((test) => !isContract(test)).slice(0, MAX_RELATED);
    const relatedContracts = units.filter(isContract).slice(0, MAX_RELATED);
    const related = new Set([...relatedUnits, ...relatedContracts]);
    const all = tier === 'related' ? [] : [...distancesFrom(file, allImporters).keys()];
    const tests = new Set(project.tests);
    const others = all.filter((one) => tests.has(one) && !related.has(one) && isAsked(one));
    const titles = `^(?:${blocks.slice(0, MAX_BLOCKS).join('|')}) `;
    const inChunks = (by: Judge, some: readonly string[]): Step[] =>
      Array.from({ length: Math.ceil(some.length / AT_ONCE) }, (_, at) => ({
        by,
        tests: some.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
      }));
    const steps: Step[] = [
      { by: 'unit', tests: relatedUnits.slice(0, CLOSEST) },
      { by: 'unit', tests: blocks.length > 0 ? [EVERY_BLOCK] : [], titles },
      { by: 'contract', tests: relatedContracts.slice(0, CLOSEST) },
      ...inChunks('unit', relatedUnits.slice(CLOSEST)),
      ...inChunks('contract', relatedContracts.slice(CLOSEST)),
      ...inChunks(
        'unit',
        others.filter((test) => !isContract(test) && test !== EVERY_BLOCK),
      ),
      ...inChunks('contract', others.filter(isContract)),
    ];
    return steps.filter((step) => step.tests.length > 0);
  }

  /** What tests say, or undefined when they notice nothing. A test that fails without the mutant says nothing. */
  #ask(mutant: Mutant, { by, tests, titles }: Step): Verdict | 'time' | undefined {
    const { maxSeconds } = this.#options;
    const asked = tests.filter((test) => !this.#broken.has(test));
    if (asked.length === 0) return undefined;
    const { failed, endedEarly } = this.#copy.with(mutant, () =>
      this.#copy.runUnits(asked, maxSeconds, titles),
    );
    if (endedEarly) return 'time';
    if (failed.length === 0) return undefined;
    const files = [...new Set(failed.map((test) => test.split(' › ')[0] ?? ''))];
    const unknown = files.filter((file) => !this.#sound.has(file));
    if (unknown.length > 0) this.#tryWithoutMutant(unknown, titles);
    if (files.some((file) => this.#sound.has(file))) return { by, tests: failed };
    return this.#ask(mutant, { by, tests, titles });
  }

  #tryWithoutMutant(files: readonly string[], titles?: string): void {
    for (const file of files) {
      const { failed, endedEarly } = this.#copy.runUnits([file], this.#options.maxSeconds, titles);
      (failed.length > 0 || endedEarly ? this.#broken : this.#sound).add(file);
    }
  }
}
