/**
 * Starts the whole product: the embedded database, the embedded upstreams and the web server, each a
 * process of its own, each waited for before the next. Ctrl-C stops them in the opposite order; pressed
 * again, at once. A process that ends by itself is started again, later each time, and said so: the others find
 * it again, and nothing is lost with it, also where it is killed, or works too long, before it has served. One that ends too
 * often, or by itself before it has ever served, stops everything.
 * `--dev` runs the sources, and starts a process again when what it has read changed; otherwise the build runs.
 */
import '../platform/clock/setClock.mjs';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../server/config';
import type { Config } from '../server/config';
import { addressList } from './addresses';
import { processesFor, type ProcessPlan } from './processes';
import { Restarts } from './Restarts';
import { RunningProcess } from './RunningProcess';
import { whenNpmEnds } from './whenNpmEnds';
import { onStop } from '../platform/onStop';
import type { Development } from './development/Development';

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

/** Starts a process, again where it is worth it, until it serves. @throws Error where it is given up */
async function start(
  plan: ProcessPlan,
  restarts = new Restarts(),
  hasServed = false,
): Promise<void> {
  while (!stopping) {
    await developing?.beforeStart(plan.name);
    let serves = false;
    const started = new RunningProcess(plan, {
      development,
      environment,
      print: (lines) => console.log(lines),
      onCrash: (message) => {
        // What it wrote last is waited for, which cannot fail.
        void developing?.crashed(plan.name, started);
        if (serves) startAgain(message);
      },
      onMessage: developing?.hear,
    });
    running.set(plan.name, started);
    const problem = await started.untilHealthy();
    if (problem === undefined) {
      serves = true;
      developing?.served(plan.name);
      if (plan.watched) void started.watch();
      return;
    }
    if (stopping) return;
    // One that ends by itself before it has ever served says why, and would say so again.
    const isWorthIt = started.isRunning || started.wasKilled || hasServed;
    if (started.isRunning) await started.stop('SIGINT');
    if (!(await mayStartAgain(problem, isWorthIt))) throw new Error(problem);
  }

  function startAgain(message: string): void {
    mayStartAgain(message, true)
      .then((may) => (may ? start(plan, restarts, true) : undefined))
      .catch(stopFor);
  }

  /** Says what has happened, and waits before the next start, longer each time. @throws Error where everything ends */
  async function mayStartAgain(problem: string, isWorthIt: boolean): Promise<boolean> {
    // While its sources are being worked on, what ended in a fault ends in it again.
    const mayStart = isWorthIt && (!development || plan.watched);
    const pause = mayStart ? restarts.next(performance.now()) : undefined;
    if (pause !== undefined) {
      console.error(`Starting ${plan.name} again in ${pause / 1000} s: ${problem}.`);
      await wait(pause);
      return true;
    }
    if (!developing?.isFollowing) throw new Error(problem);
    console.log(`${problem}; it starts again when its sources change.`);
    return false;
  }
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
  // The reader of the output may be gone; the processes still end in order when they are told to.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  startAll(config).catch(stopFor);
}

main();
