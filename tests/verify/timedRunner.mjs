/**
 * Jest's own runner, and what each file took of the processor: written as a line of JSON each to the file that
 * WORK_REPORT names, for the table of `npm run bench -- tests`.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

const circus = createRequire(import.meta.url)('jest-circus/runner').default;

/** CPU seconds of this process up to now, of its ended child processes too where the system tells them (Linux). */
function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + childSeconds();
}

const TICKS_PER_SECOND = 100;

function childSeconds() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

/** Where the file before this one ended: what lies between belongs to the start of this one's environment. */
let lastEnd = 0;

export default async function timedRunner(globalConfig, config, environment, runtime, file, ...rest) {
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
    environment: environment.constructor.name,
    tests: result.numPassingTests + result.numFailingTests,
    seconds: { start: begun - lastEnd, import: imported - begun, tests: ended - imported },
    wall: (performance.now() - started) / 1000,
  };
  lastEnd = ended;
  appendFileSync(report, `${JSON.stringify(work)}\n`);
  return result;
}
