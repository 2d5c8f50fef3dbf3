import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProcessPlan } from './processes';
import { processorTicks } from './processorTicks';
import { StartPatience } from './StartPatience';

export interface RunOptions {
  development: boolean;
  environment: NodeJS.ProcessEnv;
  /** Takes lines of output, with the process's name before each. */
  print: (lines: string) => void;
  /** Called when the process ends without having been asked to. */
  onCrash: (message: string) => void;
  /** Takes what the process says over the channel between it and the launcher. */
  onMessage?: (message: unknown) => void;
}

const HEALTH_CHECK_MS = 50;
/** Interval between health checks of a process, in ms. */
const WATCH_MS = 5000;
/** Failed health checks in a row before it is ended; after sleep a machine answers late once. */
const MOST_ILL = 3;
const NAME_WIDTH = 8;
/** Characters of its last complaints that are kept. */
const MAX_COMPLAINT = 8000;
const COMPLAINT_MS = 500;

/** A child process of the launcher. */
export class RunningProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  #stopping = false;
  #complaint = '';
  /** Pieces of output. */
  #written = 0;
  /** How it ended by itself. */
  #ending: string | undefined;

  /**
   * Starts the process in a group of its own: Ctrl-C in the terminal reaches the launcher alone,
   * which stops the children in order. The channel to it tells a child when the launcher is gone.
   */
  constructor(
    readonly plan: ProcessPlan,
    { development, environment, print, onCrash, onMessage }: RunOptions,
  ) {
    const entry = development
      ? ['--import', 'tsx', plan.source]
      : [...(plan.nodeFlags ?? []), plan.built];
    this.#child = spawn(process.execPath, ['--enable-source-maps', ...entry], {
      detached: true,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (!stream) continue;
      printLines(stream, plan.name, print);
      stream.on('data', () => (this.#written += 1));
    }
    this.#child.stderr?.on('data', (text: string) => {
      this.#complaint = (this.#complaint + text).slice(-MAX_COMPLAINT);
    });
    if (onMessage) this.#child.on('message', onMessage);
    this.#ended = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => {
        this.#ending = `${plan.name} ended by itself (${signal ?? `code ${code}`})`;
        resolve();
        if (!this.#stopping) onCrash(this.#ending);
      });
    });
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** The last that it wrote to standard error, once it has ended. */
  async complaint(): Promise<string> {
    const { stderr } = this.#child;
    // A child of the process may still hold the stream.
    if (stderr && !stderr.readableEnded) {
      await Promise.race([once(stderr, 'end'), wait(COMPLAINT_MS)]);
    }
    return this.#complaint;
  }

  /** Says something over the channel; nothing to a process that has ended. */
  tell(message: object): void {
    // One that is just ending has closed the channel, and needs no answer.
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }

  /** Waits until the process serves; what is wrong where it ends instead, or is given up. */
  async untilHealthy(): Promise<string | undefined> {
    const patience = new StartPatience(performance.now(), this.#progress());
    while (this.isRunning) {
      if (await this.plan.isHealthy()) return undefined;
      const end = patience.end(performance.now(), this.#progress());
      if (end !== undefined) return `${this.plan.name} ${end}`;
      await wait(HEALTH_CHECK_MS);
    }
    return this.#ending ?? `${this.plan.name} has ended`;
  }

  /** Whether something from outside ended it, such as the system that ran out of memory. */
  get wasKilled(): boolean {
    return this.#child.signalCode !== null;
  }

  /** Grows with what it writes and what it computes. */
  #progress(): number {
    return this.#written + processorTicks(this.#child.pid);
  }

  /** Checks the health of a process, and ends it when it no longer serves: then it counts as crashed. */
  async watch(everyMs = WATCH_MS): Promise<void> {
    let ill = 0;
    while (this.isRunning && !this.#stopping && ill < MOST_ILL) {
      await wait(everyMs, undefined, { ref: false });
      ill = (await this.plan.isHealthy()) ? 0 : ill + 1;
    }
    if (this.isRunning && !this.#stopping) this.#child.kill('SIGKILL');
  }

  /** Asks the process to end and waits; kills it when it takes longer than its plan says. */
  async stop(signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
    this.#stopping = true;
    if (!this.isRunning) return;
    this.#child.kill(signal);
    const killing = setTimeout(() => this.#child.kill('SIGKILL'), this.plan.stopMs);
    await this.#ended;
    clearTimeout(killing);
  }

  /** Ends the process at once. */
  kill(): void {
    this.#stopping = true;
    this.#child.kill('SIGKILL');
  }
}

/** Hands on whole lines, as many at a time as arrive: a busy process writes thousands a second. */
function printLines(stream: Readable, name: string, print: (lines: string) => void): void {
  const prefix = `${name.padEnd(NAME_WIDTH)} | `;
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const text = rest + chunk;
    const end = text.lastIndexOf('\n');
    rest = text.slice(end + 1);
    if (end >= 0) print(prefix + text.slice(0, end).replaceAll('\n', `\n${prefix}`));
  });
  stream.on('end', () => rest && print(prefix + rest));
}
