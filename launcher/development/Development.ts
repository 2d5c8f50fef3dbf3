import { readDevelopmentError, type DevelopmentError } from '../../platform/developmentError';
import type { HeldReloads } from '../../platform/heldReloads';
import type { ProcessPlan } from '../processes';
import type { RunningProcess } from '../RunningProcess';
import { DevelopmentErrorPage } from './DevelopmentErrorPage';
import { DevelopmentErrors } from './DevelopmentErrors';
import { followSources } from './followSources';

type ProcessName = ProcessPlan['name'];

export interface DevelopmentOptions {
  /** Port of the web server. */
  port: number;
  running: ReadonlyMap<ProcessName, RunningProcess>;
  print: (line: string) => void;
  /** Stops a process and starts it again. @throws Error when it does not serve */
  restart: (name: ProcessName) => Promise<void>;
}

/**
 * The launcher's additional work during development: restarts processes when their sources change, and shows
 * errors in the browser, over the pages or, when the web server is down, instead of them.
 */
export class Development {
  readonly errors = new DevelopmentErrors((error) => this.#show(error));
  readonly #page: DevelopmentErrorPage;
  #onStarted = (): void => undefined;
  /**
   * True once everything was started: a process that ends from then on is started again when its sources
   * change.
   */
  hasStarted = false;

  private constructor(private readonly options: DevelopmentOptions) {
    this.#page = new DevelopmentErrorPage(options.port);
  }

  /**
   * Starts watching the sources, before anything is started: a change during the start may have been read or
   * not.
   */
  static async watch(options: DevelopmentOptions): Promise<Development> {
    const development = new Development(options);
    const { running, print, restart } = options;
    await followSources({
      print,
      restart,
      listEnded: () => [...running].filter(([, child]) => !child.isRunning).map(([name]) => name),
      onError: (error) => development.errors.set('codegen', error),
      holdReloads: (areHeld) =>
        running.get('web')?.send({ holdReloads: areHeld } satisfies HeldReloads),
      whenStarted: new Promise<void>((resolve) => {
        development.#onStarted = resolve;
      }),
    });
    return development;
  }

  /** Must be called once everything has started: restarts for changes begin then. */
  begin(): void {
    this.hasStarted = true;
    this.#onStarted();
  }

  /** Called before a process starts: frees the ports for the web server. */
  async beforeStart(name: ProcessName): Promise<void> {
    if (name === 'web') await this.#page.close();
  }

  /** Called when a process serves. */
  onServing(name: ProcessName): void {
    if (name === 'database') return;
    this.errors.set(name, '');
    // A new web process has not received the current error yet.
    if (name === 'web' && this.errors.first !== '') this.#show(this.errors.first);
  }

  /** Called when a process has ended on its own. */
  async onCrashed(name: ProcessName, process: Pick<RunningProcess, 'errorOutput'>): Promise<void> {
    const errorOutput = await process.errorOutput();
    if (name !== 'database' && this.hasStarted) {
      this.errors.set(name, withoutInternals(errorOutput) || `${name} exited.`);
    }
  }

  /** Handles messages of a process: errors in content files. */
  readonly receive = (message: unknown): void => {
    const error = readDevelopmentError(message);
    if (error !== undefined) this.errors.set('content', error);
  };

  #show(error: string): void {
    const web = this.options.running.get('web');
    if (web?.isRunning) web.send({ error } satisfies DevelopmentError);
    else if (error !== '') void this.#page.show(error);
  }
}

/** Removes what Node writes before an error, and the stack lines of Node and of packages. */
function withoutInternals(errorOutput: string): string {
  const lines = errorOutput
    .split('\n')
    .filter((line) => !/^ +at .*(?:node_modules|node:)|^Node\.js v/.test(line));
  const start = lines.findIndex((line) => /^\w*Error\b/.test(line));
  return lines.slice(Math.max(start, 0)).join('\n').trim();
}
