/**
 * Starts the whole product: the embedded database, the embedded upstreams and the web server, each a
 * process of its own, each waited for before the next. Ctrl-C stops them in the opposite order; pressed
 * again, at once. A process that ends by itself is started again, later each time, and said so: the others find
 * it again, and nothing is lost with it. One that ends too often, or before it has served, stops everything.
 * `--dev` runs the sources, and starts a process again when what it has read changed; otherwise the build runs.
 */
import '../runtime/clock/setClock.mjs';
import { readConfig } from '../server/config';
import type { Config } from '../server/config';
import { addressList } from './addresses';
import { processesFor, type ProcessPlan } from './processes';
import { Restarts } from './Restarts';
import { RunningProcess } from './RunningProcess';
import { whenNpmEnds } from './whenNpmEnds';
import { onStop } from '../runtime/onStop';
import type { Development } from './development/Development';

/** The first start creates the database, which takes a while on a slow disk. */
const START_MS = 90_000;

const development = process.argv.includes('--dev');
const environment = {
  // Compressing and scaling run on threads; with an arena for each, glibc holds on to memory (mallopt(3)).
  MALLOC_ARENA_MAX: '2',
  ...process.env,
  NODE_ENV: development ? 'development' : 'production',
};
/** By name, in the order in which they were first started. */
const running = new Map<ProcessPlan['name'], RunningProcess>();
let stopping = false;
let developing: Development | undefined;

/** The web server starts on what it stands on; that starts together, and waits for the database itself. */
async function startAll(config: Config): Promise<void> {
  const plans = processesFor(config);
  if (development) developing = await watchSources(config, plans);
  await Promise.all(plans.slice(0, -1).map((plan) => start(plan)));
  await Promise.all(plans.slice(-1).map((plan) => start(plan)));
  if (stopping) return;
  console.log(addressList(config));
  developing?.begin();
}

async function start(plan: ProcessPlan, restarts = new Restarts()): Promise<void> {
  if (stopping) return;
  await developing?.beforeStart(plan.name);
  let served = false;
  const started = new RunningProcess(plan, {
    development,
    environment,
    print: (lines) => console.log(lines),
    onCrash: (message) => {
      // While its sources are being worked on, what ended in a fault ends in it again.
      const again = served && (!development || plan.watched);
      const pause = again ? restarts.next(performance.now()) : undefined;
      // What it wrote last is waited for, which cannot fail.
      void developing?.crashed(plan.name, started);
      if (pause === undefined && developing?.isFollowing) {
        return console.log(`${message}; it starts again when its sources change.`);
      }
      if (pause === undefined) return void stopAll(`Stopping everything: ${message}.`, 1);
      console.error(`Starting ${plan.name} again in ${pause / 1000} s: ${message}.`);
      setTimeout(() => {
        start(plan, restarts).catch((error: unknown) => stopFor(error));
      }, pause);
    },
    onMessage: developing?.hear,
  });
  running.set(plan.name, started);
  await started.untilHealthy(START_MS);
  served = true;
  developing?.served(plan.name);
  if (plan.watched) void started.watch();
}

/** Read in development alone: what follows sources is no part of the product. */
async function watchSources(config: Config, plans: readonly ProcessPlan[]): Promise<Development> {
  const { Development } = await import('./development/Development');
  return Development.watch({
    port: config.port,
    running,
    print: (line) => console.log(line),
    restart: async (name) => {
      await running.get(name)?.stop('SIGINT');
      for (const plan of plans.filter((one) => one.name === name)) await start(plan);
    },
  });
}

function stopFor(error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  return stopAll(`Stopping everything: ${reason}.`, 1);
}

/** @param signal SIGTERM leaves visitors time to be sent elsewhere; where something has failed nothing is left to serve them */
async function stopAll(
  message: string,
  exitCode: number,
  signal: 'SIGTERM' | 'SIGINT' = 'SIGINT',
): Promise<void> {
  if (stopping) return;
  stopping = true;
  if (exitCode === 0) console.log(message);
  else console.error(message);
  for (const child of [...running.values()].reverse()) await child.stop(signal);
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
  onStop(
    (reason) => stopAll('Stopping …', 0, reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT'),
    () => running.forEach((child) => child.kill()),
  );
  whenNpmEnds(() => void stopAll('Stopping …', 0, 'SIGTERM'));
  // Whoever read the output may go; the processes still end in order when they are told to.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  startAll(config).catch(stopFor);
}

main();
