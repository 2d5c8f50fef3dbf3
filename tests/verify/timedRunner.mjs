/**
 * Jest's runner, which also records the CPU time of each test file: a JSON line per file (`JestWork`,
 * work.types.ts) in the file WORK_REPORT, for the table of `npm run bench -- tests`.
 */
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { endedChildrenCpuSeconds, ownCpuSeconds } from './cpuSeconds.mjs';

const circus = createRequire(import.meta.url)('jest-circus/runner').default;

const cpuSeconds = () => ownCpuSeconds() + endedChildrenCpuSeconds();

/**
 * CPU time at the end of the previous file; the difference to the start of the next one is its environment.
 */
let lastEnd = 0;

export default async function timedRunner(
  globalConfig,
  config,
  environment,
  runtime,
  file,
  ...rest
) {
  const report = process.env.WORK_REPORT;
  if (!report) return circus(globalConfig, config, environment, runtime, file, ...rest);
  const begun = cpuSeconds();
  let imported = begun;
  const handle = environment.handleTestEvent?.bind(environment);
  environment.handleTestEvent = async (event, state) => {
    if (event.name === 'run_start') imported = cpuSeconds();
    await handle?.(event, state);
  };
  const started = performance.now();
  const result = await circus(globalConfig, config, environment, runtime, file, ...rest);
  const ended = cpuSeconds();
  const work = {
    file: path.relative(config.rootDir, file),
    tests: result.numPassingTests + result.numFailingTests,
    wallSeconds: (performance.now() - started) / 1000,
    cpuSeconds: {
      environment: begun - lastEnd,
      imports: imported - begun,
      tests: ended - imported,
    },
  };
  lastEnd = ended;
  appendFileSync(report, `${JSON.stringify(work)}\n`);
  return result;
}
