/**
 * Starts the whole product: the embedded database, the embedded upstreams and the web server, each a
 * process of its own, each waited for before the next. Ctrl-C stops them in the opposite order. A
 * process that ends by itself stops everything: nothing is restarted silently.
 * `--dev` runs the sources; otherwise the build runs.
 */
import { readConfig } from './config';
import type { Config } from './config';
import { addressList } from './launcher/addresses';
import { processesFor, type ProcessPlan } from './launcher/processes';
import { RunningProcess } from './launcher/RunningProcess';
import { onStop } from './onStop';

/** The first start creates the database, which takes a while on a slow disk. */
const START_MS = 90_000;
/** A little more than a process takes to drain. */
const STOP_MS = 12_000;

const development = process.argv.includes('--dev');
const environment = {
  // Compressing and scaling run on threads; with an arena for each, glibc holds on to memory (mallopt(3)).
  MALLOC_ARENA_MAX: '2',
  ...process.env,
  NODE_ENV: development ? 'development' : 'production',
};
const running: RunningProcess[] = [];
let stopping = false;

/** The web server starts on what it stands on; that starts together, and waits for the database itself. */
async function startAll(config: Config): Promise<void> {
  const plans = processesFor(config);
  await Promise.all(plans.slice(0, -1).map(start));
  await Promise.all(plans.slice(-1).map(start));
  if (!stopping) console.log(addressList(config));
}

async function start(plan: ProcessPlan): Promise<void> {
  if (stopping) return;
  const started = new RunningProcess(plan, {
    development,
    environment,
    print: (lines) => console.log(lines),
    onCrash: (message) => void stopAll(`Stopping everything: ${message}.`, 1),
  });
  running.push(started);
  await started.untilHealthy(START_MS);
}

async function stopAll(message: string, exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  console.log(message);
  for (const child of running.toReversed()) await child.stop(STOP_MS);
  process.exit(exitCode);
}

function main(): void {
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  onStop(() => stopAll('Stopping …', 0));
  startAll(config).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    return stopAll(`Stopping everything: ${reason}.`, 1);
  });
}

main();
