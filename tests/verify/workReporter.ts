import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type {
  FullConfig,
  Reporter,
  TestCase,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';
import type { BrowserWork, BrowserWorkKind } from './work.types';

/**
 * Playwright reporter that writes the time of each test file by kind of work: JSON of `BrowserWork` by file.
 */
export default class WorkReporter implements Reporter {
  readonly #work = new Map<string, BrowserWork>();
  #root = '.';

  constructor(private readonly options: { outputFile: string }) {}

  onBegin({ configFile }: FullConfig): void {
    this.#root = configFile ? path.dirname(configFile) : '.';
  }

  onTestEnd({ location }: TestCase, { duration, steps }: TestResult): void {
    const file = path.relative('.', location.file);
    const work = this.#work.get(file) ?? emptyWork(file);
    this.#work.set(file, work);
    work.tests += 1;
    work.wallSeconds += duration / 1000;
    for (const step of steps) addStep(work, step);
  }

  onEnd(): void {
    const file = path.resolve(this.#root, this.options.outputFile);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify([...this.#work.values()]));
  }
}

const emptyWork = (file: string): BrowserWork => ({
  file,
  tests: 0,
  wallSeconds: 0,
  pageLoads: 0,
  seconds: {
    'page loads': 0,
    'fixtures and hooks': 0,
    'waiting for what is expected': 0,
    'other steps': 0,
  },
});

/**
 * Adds the time of a step to its kind; for a group, adds its steps by their kinds and the remaining time to
 * its own kind.
 */
function addStep(work: BrowserWork, step: TestStep): void {
  const kind = getKind(step);
  if (kind === 'fixtures and hooks') {
    for (const inner of step.steps) addStep(work, inner);
    const inner = step.steps.reduce((sum, { duration }) => sum + duration, 0);
    work.seconds[kind] += Math.max(0, step.duration - inner) / 1000;
  } else if (kind) {
    work.seconds[kind] += step.duration / 1000;
    if (kind === 'page loads') work.pageLoads += 1;
  } else {
    for (const inner of step.steps) addStep(work, inner);
  }
}

function getKind({ category, title }: TestStep): BrowserWorkKind | undefined {
  if (category === 'fixture' || category === 'hook') return 'fixtures and hooks';
  if (category === 'expect') return 'waiting for what is expected';
  if (category === 'test.step') return undefined;
  if (/^(?:Navigate|Reload|Go back|Go forward)/.test(title)) return 'page loads';
  return 'other steps';
}
