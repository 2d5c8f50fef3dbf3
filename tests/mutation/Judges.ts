import { readFileSync } from 'node:fs';
import { measureDistances } from '../verify/reach/importers';
import {
  EVERY_BLOCK,
  selectTests,
  type Project,
  type ReachedTests,
} from '../verify/reach/reachedTests';
import type { Compiler } from './Compiler';
import { mutate, type Mutant } from './mutants';
import type { TestCopy } from './TestCopy';

/** What detected a mutant, fastest first; `time` if tests timed out. */
export const detectors = ['compiler', 'unit', 'contract', 'browser', 'nothing', 'time'] as const;
export type Detector = (typeof detectors)[number];

/**
 * Tests to run: `related` is the compiler and tests about the file; `quick` adds the other tests of `npm
 * test` that import it in any way; `all` adds slow tests and browser tests.
 */
export const tiers = ['related', 'quick', 'all'] as const;
export type Tier = (typeof tiers)[number];

export interface Verdict {
  by: Detector;
  /** The first failed tests. */
  tests: readonly string[];
}

export interface JudgesOptions {
  tier: Tier;
  /** Time limit for the tests of a mutant, per kind of test. */
  maxSeconds: number;
  project: Project;
  /** All importers of each file, including those through lists of all blocks and routes. */
  allImporters: Project['importers'];
}

/** Number of tests to run first: those closest to the file detect most mutants. */
const FIRST_BATCH_SIZE = 4;
/** Number of further tests per batch; stops after the first batch with a failure. */
const BATCH_SIZE = 8;
/** Maximum number of related tests per kind; more distant ones rarely detect anything. */
const MAX_RELATED = 12;
/** Maximum number of blocks whose examples are tested, if many share the file. */
const MAX_BLOCKS = 3;

interface Step {
  by: Detector;
  tests: readonly string[];
  /** Pattern of the test titles to run. */
  titles?: string;
}

/** Determines what detects a mutant, fastest method first. */
export class MutantJudge {
  readonly #compiler: Compiler;
  readonly #copy: TestCopy;
  readonly #options: JudgesOptions;
  /**
   * Test files that pass without a mutant (`passing`), and those that fail without it, which cannot detect
   * anything.
   */
  readonly #passing = new Set<string>();
  readonly #failing = new Set<string>();

  constructor(compiler: Compiler, copy: TestCopy, options: JudgesOptions) {
    this.#compiler = compiler;
    this.#copy = copy;
    this.#options = options;
  }

  get brokenTests(): readonly string[] {
    return [...this.#failing];
  }

  judge(mutant: Mutant): Verdict {
    const { tier, project, maxSeconds } = this.#options;
    const text = mutate(readFileSync(mutant.file, 'utf8'), mutant);
    const importers = project.importers.get(mutant.file) ?? [];
    if (this.#compiler.hasErrors(mutant.file, text, importers))
      return { by: 'compiler', tests: [] };

    const isQuick = (test: string) => tier === 'all' || project.isQuick(test);
    const reached = selectTests([mutant.file], { ...project, isQuick });
    let endedEarly = false;
    for (const step of this.#stepsFor(mutant.file, reached)) {
      const verdict = this.run(mutant, step);
      if (verdict === 'time') endedEarly = true;
      else if (verdict) return verdict;
    }
    const choices = [
      ...(reached.specs.length > 0 ? [reached.specs] : []),
      ...(reached.needsWalk ? [['--grep', '@walk']] : []),
    ];
    for (const choice of tier === 'all' ? choices : []) {
      const run = this.#copy.withMutant(mutant, () => this.#copy.runBrowser(choice, maxSeconds));
      if (run.failed.length > 0) return { by: 'browser', tests: run.failed };
      endedEarly ||= run.endedEarly;
    }
    return { by: endedEarly ? 'time' : 'nothing', tests: [] };
  }

  #stepsFor(file: string, { units, blocks }: ReachedTests): Step[] {
    const { tier, project, allImporters } = this.#options;
    const isIncluded = (test: string) => tier === 'all' || project.isQuick(test);
    const isContract = (test: string) => test.startsWith('tests/contract/');
    const relatedUnits = units.filter((test) => !isContract(test)).slice(0, MAX_RELATED);
    const relatedContracts = units.filter(isContract).slice(0, MAX_RELATED);
    const related = new Set([...relatedUnits, ...relatedContracts]);
    const all = tier === 'related' ? [] : [...measureDistances(file, allImporters).keys()];
    const tests = new Set(project.tests);
    const others = all.filter(
      (entry) => tests.has(entry) && !related.has(entry) && isIncluded(entry),
    );
    const titles = `^(?:${blocks.slice(0, MAX_BLOCKS).join('|')}) `;
    const inChunks = (by: Detector, some: readonly string[]): Step[] =>
      Array.from({ length: Math.ceil(some.length / BATCH_SIZE) }, (_, index) => ({
        by,
        tests: some.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
      }));
    const steps: Step[] = [
      { by: 'unit', tests: relatedUnits.slice(0, FIRST_BATCH_SIZE) },
      { by: 'unit', tests: blocks.length > 0 ? [EVERY_BLOCK] : [], titles },
      { by: 'contract', tests: relatedContracts.slice(0, FIRST_BATCH_SIZE) },
      ...inChunks('unit', relatedUnits.slice(FIRST_BATCH_SIZE)),
      ...inChunks('contract', relatedContracts.slice(FIRST_BATCH_SIZE)),
      ...inChunks(
        'unit',
        others.filter((test) => !isContract(test) && test !== EVERY_BLOCK),
      ),
      ...inChunks('contract', others.filter(isContract)),
    ];
    return steps.filter((step) => step.tests.length > 0);
  }

  /**
   * Returns the verdict of tests, or undefined if they detect nothing. A test that also fails without the
   * mutant is ignored.
   */
  run(mutant: Mutant, { by, tests, titles }: Step): Verdict | 'time' | undefined {
    const { maxSeconds } = this.#options;
    const runnable = tests.filter((test) => !this.#failing.has(test));
    if (runnable.length === 0) return undefined;
    const { failed, endedEarly } = this.#copy.withMutant(mutant, () =>
      this.#copy.runUnits(runnable, maxSeconds, titles),
    );
    if (endedEarly) return 'time';
    if (failed.length === 0) return undefined;
    const files = [...new Set(failed.map((test) => test.split(' › ')[0] ?? ''))];
    const unknown = files.filter((file) => !this.#passing.has(file));
    if (unknown.length > 0) this.#tryWithoutMutant(unknown, titles);
    if (files.some((file) => this.#passing.has(file))) return { by, tests: failed };
    return this.run(mutant, { by, tests, titles });
  }

  #tryWithoutMutant(files: readonly string[], titles?: string): void {
    for (const file of files) {
      const { failed, endedEarly } = this.#copy.runUnits([file], this.#options.maxSeconds, titles);
      (failed.length > 0 || endedEarly ? this.#failing : this.#passing).add(file);
    }
  }
}
