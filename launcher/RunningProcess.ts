import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProcessPlan } from './processes';
import { processorTicks } from './processorTicks';
import { StartTimeout } from './StartTimeout';

export interface RunOptions {
  development: boolean;
  environment: NodeJS.ProcessEnv;
  /** Receives lines of output, each with the process's name before it. */
  print: (lines: string) => void;
  /** Called when the process ends although the launcher did not stop it. */
  onCrash: (message: string) => void;
  /** Called with each message that the process sends over its channel to the launcher. */
  onMessage?: (message: unknown) => void;
}

const HEALTH_CHECK_MS = 50;
/** Interval between health checks of a running process. */
const WATCH_MS = 5000;
/**
 * Consecutive failed health checks after which the process is ended; a machine that wakes from sleep answers
 * late once.
 */
const MAX_FAILED_CHECKS = 3;
const NAME_WIDTH = 8;
/** Maximum number of characters of the error output that are stored. */
const MAX_ERROR_OUTPUT_CHARACTERS = 8000;
const ERROR_OUTPUT_TIMEOUT_MS = 500;

/** A child process of the launcher. */
export class RunningProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  #isStopping = false;
  #errorOutput = '';
  /** Number of received chunks of output. */
  #outputChunks = 0;
  /** How the process ended, if it has. */
  #endReason: string | undefined;

  /**
   * Starts the process in a separate process group: Ctrl-C in the terminal reaches only the launcher, which
   * stops the children in order. A child notices by its channel when the launcher has ended.
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
      stream.on('data', () => (this.#outputChunks += 1));
    }
    this.#child.stderr?.on('data', (text: string) => {
      this.#errorOutput = (this.#errorOutput + text).slice(-MAX_ERROR_OUTPUT_CHARACTERS);
    });
    if (onMessage) this.#child.on('message', onMessage);
    this.#ended = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => {
        this.#endReason = `${plan.name} exited unexpectedly (${signal ?? `code ${code}`})`;
        resolve();
        if (!this.#isStopping) onCrash(this.#endReason);
      });
    });
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** The end of its error output, once the process has ended. */
  async errorOutput(): Promise<string> {
    const { stderr } = this.#child;
    // A child of the process may still have the stream open.
    if (stderr && !stderr.readableEnded) {
      await Promise.race([once(stderr, 'end'), wait(ERROR_OUTPUT_TIMEOUT_MS)]);
    }
    return this.#errorOutput;
  }

  /** Sends a message over the channel; does nothing if the process has ended. */
  send(message: object): void {
    // A process that is ending has closed the channel.
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }

  /** Waits until the process serves requests; returns the error if it ends or times out before that. */
  async waitUntilHealthy(): Promise<string | undefined> {
    const startTimeout = new StartTimeout(performance.now(), this.#progress());
    while (this.isRunning) {
      if (await this.plan.isHealthy()) return undefined;
      const problem = startTimeout.giveUpReason(performance.now(), this.#progress());
      if (problem !== undefined) return `${this.plan.name} ${problem}`;
      await wait(HEALTH_CHECK_MS);
    }
    return this.#endReason ?? `${this.plan.name} exited`;
  }

  /** Whether a signal ended the process, such as when the system ran out of memory. */
  get wasKilled(): boolean {
    return this.#child.signalCode !== null;
  }

  /** A number that grows with the output and the processor time of the process. */
  #progress(): number {
    return this.#outputChunks + processorTicks(this.#child.pid);
  }

  /**
   * Checks the health of the process while it runs, and kills it when it no longer serves, which counts as a
   * crash.
   */
  async watch(intervalMs = WATCH_MS): Promise<void> {
    let failedChecks = 0;
    while (this.isRunning && !this.#isStopping && failedChecks < MAX_FAILED_CHECKS) {
      await wait(intervalMs, undefined, { ref: false });
      failedChecks = (await this.plan.isHealthy()) ? 0 : failedChecks + 1;
    }
    if (this.isRunning && !this.#isStopping) this.#child.kill('SIGKILL');
  }

  /** Requests the process to end and waits; kills it when it takes longer than its plan allows. */
  async stop(signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
    this.#isStopping = true;
    if (!this.isRunning) return;
    this.#child.kill(signal);
    const killTimer = setTimeout(() => this.#child.kill('SIGKILL'), this.plan.stopMs);
    await this.#ended;
    clearTimeout(killTimer);
  }

  /** Ends the process at once. */
  kill(): void {
    this.#isStopping = true;
    this.#child.kill('SIGKILL');
  }
}

/** Prints complete lines, as many at a time as arrive: a busy process writes thousands a second. */
function printLines(stream: Readable, name: string, print: (lines: string) => void): void {
  const prefix = `${name.padEnd(NAME_WIDTH)} | `;
  let remainder = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const text = remainder + chunk;
    const end = text.lastIndexOf('\n');
    remainder = text.slice(end + 1);
    if (end >= 0) print(prefix + text.slice(0, end).replaceAll('\n', `\n${prefix}`));
  });
  stream.on('end', () => remainder && print(prefix + remainder));
}
