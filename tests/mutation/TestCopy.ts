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
  /** File and title of each failed test; only the file if none of its tests could run. */
  failed: readonly string[];
  /** Whether the run timed out, so that the result is unknown. */
  endedEarly: boolean;
}

/** Uncommitted files that tests need: the build and database templates. */
const UNCOMMITTED_FOLDERS = ['dist', '.cache'];

/** A copy of the project that may be modified; shares the installed packages. */
export class TestCopy {
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'forecourt-mutation-'));

  constructor(files: readonly string[]) {
    for (const file of files) cpSync(file, path.join(this.#folder, file));
    for (const made of UNCOMMITTED_FOLDERS.filter(existsSync)) {
      cpSync(made, path.join(this.#folder, made), { recursive: true });
    }
    symlinkSync(path.resolve('node_modules'), path.join(this.#folder, 'node_modules'));
    // Some tests use git to list the files of the project.
    for (const args of [
      ['init', '--quiet'],
      ['add', '--all'],
    ]) {
      execFileSync('git', args, { cwd: this.#folder });
    }
  }

  /** Runs a function while a token of the copy is replaced. */
  withMutant<Result>(mutant: Mutant, run: () => Result): Result {
    const file = path.join(this.#folder, mutant.file);
    const original = readFileSync(file, 'utf8');
    writeFileSync(file, mutate(original, mutant));
    try {
      return run();
    } finally {
      writeFileSync(file, original);
    }
  }

  /** Runs Jest tests. Without `--bail`, which would prevent the report of failures. */
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

  /** Builds the copy and runs Playwright tests until one fails. */
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
    // On a timeout, a program may end with any status.
    return { failed: status !== 0 && error === undefined, endedEarly: error !== undefined };
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
