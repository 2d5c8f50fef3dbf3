/**
 * Starts the whole product: the embedded database, the embedded upstreams and the web server, each in a
 * separate process, and waits for each before it starts the next. Ctrl-C stops them in the reverse order; a
 * second Ctrl-C stops them at once.
 *
 * A process that has served and ends is restarted with growing delays; so is one that was killed or took too
 * long to start. The others reconnect to it. If a process ends too often, or exits on its own before it has
 * ever served, everything stops. `--dev` runs the sources instead of the build, and restarts a process when
 * sources that it has read change.
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
/** Running processes by name, in the order in which they were first started. */
const running = new Map<ProcessPlan['name'], RunningProcess>();
let isStopping = false;
let developmentSession: Development | undefined;

/**
 * The web server starts last, after everything that it depends on; the others start together, and wait for
 * the database themselves.
 */
async function startAll(config: Config): Promise<void> {
  const plans = processesFor(config);
  if (development) developmentSession = await watchSources(config, plans);
  await Promise.all(plans.slice(0, -1).map((plan) => start(plan)));
  await Promise.all(plans.slice(-1).map((plan) => start(plan)));
  if (isStopping) return;
  console.log(addressList(config));
  developmentSession?.begin();
}

/**
 * Starts a process and waits until it serves; starts it again if a retry may help.
 * @throws Error when it is given up
 */
async function start(
  plan: ProcessPlan,
  restarts = new Restarts(),
  hasServed = false,
): Promise<void> {
  while (!isStopping) {
    await developmentSession?.beforeStart(plan.name);
    let isServing = false;
    const child = new RunningProcess(plan, {
      development,
      environment,
      print: (lines) => console.log(lines),
      onCrash: (message) => {
        // `onCrashed` waits for the last output of the process; it never rejects.
        void developmentSession?.onCrashed(plan.name, child);
        if (isServing) restart(message);
      },
      onMessage: developmentSession?.receive,
    });
    running.set(plan.name, child);
    const problem = await child.waitUntilHealthy();
    if (problem === undefined) {
      isServing = true;
      developmentSession?.onServing(plan.name);
      if (plan.isWatched) void child.watch();
      return;
    }
    if (isStopping) return;
    // A process that ends on its own before it has ever served would fail again with the same error.
    const mayRetry = child.isRunning || child.wasKilled || hasServed;
    if (child.isRunning) await child.stop('SIGINT');
    if (!(await waitForRestart(problem, mayRetry))) throw new Error(problem);
  }

  function restart(message: string): void {
    waitForRestart(message, true)
      .then((mayRestart) => (mayRestart ? start(plan, restarts, true) : undefined))
      .catch(stopAfterError);
  }

  /**
   * Prints what happened, and waits before the next start, longer each time. Returns false when the process
   * starts again only after a change of its sources.
   * @throws Error when everything must stop
   */
  async function waitForRestart(problem: string, mayRetry: boolean): Promise<boolean> {
    // In development a process that crashed would crash again until its sources are corrected.
    const isRestarted = mayRetry && (!development || plan.isWatched);
    const pauseMs = isRestarted ? restarts.next(performance.now()) : undefined;
    if (pauseMs !== undefined) {
      console.error(`Restarting ${plan.name} in ${pauseMs / 1000} s: ${problem}.`);
      await wait(pauseMs);
      return true;
    }
    if (!developmentSession?.hasStarted) throw new Error(problem);
    console.log(`${problem}. It restarts when its sources change.`);
    return false;
  }
}

/** Loads the code that watches sources; only in development, since it is not part of the product. */
async function watchSources(config: Config, plans: readonly ProcessPlan[]): Promise<Development> {
  const { Development } = await import('./development/Development');
  return Development.watch({
    port: config.port,
    running,
    print: (line) => console.log(line),
    restart: async (name) => {
      await running.get(name)?.stop('SIGINT');
      for (const plan of plans.filter((candidate) => candidate.name === name)) await start(plan);
    },
  });
}

function stopAfterError(error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  return stopAll(`Stopping all processes: ${reason}.`, 1);
}

/**
 * Stops all processes and exits.
 * @param signal SIGTERM gives load balancers time to send visitors elsewhere; after a failure SIGINT is
 * enough
 */
async function stopAll(
  message: string,
  exitCode: number,
  signal: 'SIGTERM' | 'SIGINT' = 'SIGINT',
): Promise<void> {
  if (isStopping) return;
  isStopping = true;
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
  // The reader of the output may have ended; the processes must still end in order when they are stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  startAll(config).catch(stopAfterError);
}

main();
