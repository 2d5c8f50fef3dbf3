import { readFault, type DevelopmentFault } from '../../platform/developmentFault';
import type { HeldReloads } from '../../platform/heldReloads';
import type { ProcessPlan } from '../processes';
import type { RunningProcess } from '../RunningProcess';
import { FaultPage } from './FaultPage';
import { Faults } from './Faults';
import { followSources } from './followSources';

type Name = ProcessPlan['name'];

export interface DevelopmentOptions {
  /** Of the web server. */
  port: number;
  running: ReadonlyMap<Name, RunningProcess>;
  print: (line: string) => void;
  /** Stops a process and starts it again. @throws Error when it does not serve */
  restart: (name: Name) => Promise<void>;
}

/**
 * What the launcher does besides while something is developed: starts processes again when their sources change, and
 * shows what is wrong in the browser, over the pages or, without a web server, in their place.
 */
export class Development {
  readonly #faults = new Faults((fault) => this.#show(fault));
  readonly #page: FaultPage;
  #begin = (): void => undefined;
  /** Whether everything was started once: what ends from then on waits for its sources to be mended. */
  isFollowing = false;

  private constructor(private readonly options: DevelopmentOptions) {
    this.#page = new FaultPage(options.port);
  }

  /** Watches before anything is started: what changes meanwhile may have been read or not. */
  static async watch(options: DevelopmentOptions): Promise<Development> {
    const development = new Development(options);
    const { running, print, restart } = options;
    await followSources({
      print,
      restart,
      ended: () => [...running].filter(([, one]) => !one.isRunning).map(([name]) => name),
      onFault: (fault) => development.#faults.set('codegen', fault),
      holdReloads: (held) => running.get('web')?.tell({ holdReloads: held } satisfies HeldReloads),
      started: new Promise<void>((resolve) => {
        development.#begin = resolve;
      }),
    });
    return development;
  }

  /** Everything has been started: what has changed since is followed now. */
  begin(): void {
    this.isFollowing = true;
    this.#begin();
  }

  /** Leaves the ports to the web server. */
  async beforeStart(name: Name): Promise<void> {
    if (name === 'web') await this.#page.close();
  }

  /** A process serves. */
  served(name: Name): void {
    if (name === 'database') return;
    this.#faults.set(name, '');
    // A new web process knows of no fault yet.
    if (name === 'web' && this.#faults.first !== '') this.#show(this.#faults.first);
  }

  /** A process has ended by itself. */
  async crashed(name: Name, process: Pick<RunningProcess, 'complaint'>): Promise<void> {
    const complaint = await process.complaint();
    if (name !== 'database' && this.isFollowing) {
      this.#faults.set(name, withoutInternals(complaint) || `${name} has ended.`);
    }
  }

  /** What a process says: mistakes in content files. */
  readonly hear = (message: unknown): void => {
    const fault = readFault(message);
    if (fault !== undefined) this.#faults.set('content', fault);
  };

  #show(fault: string): void {
    const web = this.options.running.get('web');
    if (web?.isRunning) web.tell({ fault } satisfies DevelopmentFault);
    else if (fault !== '') void this.#page.show(fault);
  }
}

/** Without what Node writes before an error, and without lines of its own and of packages. */
function withoutInternals(complaint: string): string {
  const lines = complaint
    .split('\n')
    .filter((line) => !/^ +at .*(?:node_modules|node:)|^Node\.js v/.test(line));
  const start = lines.findIndex((line) => /^\w*Error\b/.test(line));
  return lines.slice(Math.max(start, 0)).join('\n').trim();
}
