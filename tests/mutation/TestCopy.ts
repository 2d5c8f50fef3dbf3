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
import { mutate, type Mutant } from './mutants';

export interface TestRun {
  /** File and title of tests that failed; a file alone where none of its tests could be run. */
  failed: readonly string[];
  /** Ended because it took too long: what it would have said is not known. */
  endedEarly: boolean;
}

/** What is not committed and tests need: the build, databases that were made before. */
const MADE = ['dist', '.cache'];

/** The project in a folder of its own that may be broken; packages are those of this one. */
export class TestCopy {
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'forecourt-mutation-'));

  constructor(files: readonly string[]) {
    for (const file of files) cpSync(file, path.join(this.#folder, file));
    for (const made of MADE.filter(existsSync)) {
      cpSync(made, path.join(this.#folder, made), { recursive: true });
    }
    symlinkSync(path.resolve('node_modules'), path.join(this.#folder, 'node_modules'));
    // Some tests ask git for the files of the project.
    for (const args of [
      ['init', '--quiet'],
      ['add', '--all'],
    ]) {
      execFileSync('git', args, { cwd: this.#folder });
    }
  }

  /** Does something while a token of the copy is another one. */
  with<Result>(mutant: Mutant, run: () => Result): Result {
    const file = path.join(this.#folder, mutant.file);
    const original = readFileSync(file, 'utf8');
    writeFileSync(file, mutate(original, mutant));
    try {
      return run();
    } finally {
      writeFileSync(file, original);
    }
  }

  /** Runs Jest's tests. With `--bail` Jest would end before it writes what failed. */
  runUnits(tests: readonly string[], maxSeconds: number, titles?: string): TestRun {
    const output = path.join(this.#folder, 'units.json');
    rmSync(output, { force: true });
    const { endedEarly } = this.#run(
      'jest',
      [
        ...['-c', 'tests/jest.config.mjs', '--silent', '--maxWorkers=2'],
        ...['--json', `--outputFile=${output}`, ...(titles === undefined ? [] : ['-t', titles])],
        ...['--runTestsByPath', ...tests],
      ],
      maxSeconds,
    );
    return { failed: endedEarly ? [] : this.#failedUnits(output), endedEarly };
  }

  #failedUnits(output: string): string[] {
    const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as {
      testResults: {
        name: string;
        status: string;
        assertionResults: { fullName: string; status: string }[];
      }[];
    };
    return testResults.flatMap(({ name, status, assertionResults }) => {
      const file = path.relative(this.#folder, name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return status === 'failed' ? [file] : [];
      return failed.map(({ fullName }) => `${file} › ${fullName}`);
    });
  }

  /** Builds the copy and runs Playwright's tests on it until one fails. */
  runBrowser(specs: readonly string[], maxSeconds: number): TestRun {
    const build = this.#run('npm', ['run', '--silent', '--ignore-scripts', 'build'], maxSeconds);
    if (build.endedEarly || build.failed) {
      return { failed: build.failed ? ['the build'] : [], endedEarly: build.endedEarly };
    }
    const { failed, endedEarly } = this.#run(
      'playwright',
      ['test', '-c', 'tests/playwright.config.ts', '--max-failures=1', ...specs],
      maxSeconds,
    );
    return { failed: failed ? ['browser tests'] : [], endedEarly };
  }

  #run(
    command: string,
    args: readonly string[],
    maxSeconds: number,
  ): { failed: boolean; endedEarly: boolean } {
    const bin = path.resolve('node_modules/.bin');
    const { status, error } = spawnSync(command, args, {
      cwd: this.#folder,
      timeout: maxSeconds * 1000,
      stdio: 'ignore',
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
    });
    // A program may end in its own way when it is asked to.
    return { failed: status !== 0 && error === undefined, endedEarly: error !== undefined };
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
