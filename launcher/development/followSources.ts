import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ProcessPlan } from '../processes';
import { consequencesOf, type SourceChange } from './consequencesOf';
import { watchSources } from './watchSources';

const ORDER: readonly ProcessPlan['name'][] = ['database', 'embedded', 'web'];

export interface FollowOptions {
  print: (line: string) => void;
  /** Starts a process again. @throws Error when it does not serve */
  restart: (name: ProcessPlan['name']) => Promise<void>;
  /** Processes that have ended, and wait for their sources to be mended. */
  ended: () => readonly ProcessPlan['name'][];
  /** What is wrong with the contracts; blank when they are right. */
  onFault: (fault: string) => void;
  /** Whether open pages must not reload, because the web server may start again. */
  holdReloads: (held: boolean) => void;
  /** Settled once everything has been started: what changed before then is followed afterwards. */
  started: Promise<unknown>;
}

/**
 * Does what changed sources need to take effect, and says so. What fails is said, and tried again with the next change.
 * Resolves once it sees changes, with the function that ends it.
 */
export async function followSources(options: FollowOptions): Promise<() => Promise<void>> {
  const { print, started, holdReloads } = options;
  let needsCodegen = false;
  const needRestart = new Set<ProcessPlan['name']>();
  const note = (changes: readonly SourceChange[]): void => {
    const { codegen, restart } = consequencesOf(changes);
    needsCodegen ||= codegen;
    for (const name of [...restart, ...options.ended()]) needRestart.add(name);
  };
  return watchSources(async (changes, settled) => {
    await started;
    note(changes);
    if (!needsCodegen && needRestart.size === 0) return;
    holdReloads(true);
    try {
      while (needsCodegen) {
        await generate(options, changes);
        needsCodegen = false;
        // It writes sources in its turn.
        note(await settled());
      }
      await restartAll(options, needRestart, changes);
    } catch (error) {
      print(error instanceof Error ? error.message : String(error));
    }
    holdReloads(false);
  });
}

/**
 * One after the other: a web server that started before what it asks would leave that alone for a while.
 * @throws Error of the first that does not serve; the others are started all the same
 */
async function restartAll(
  { print, restart }: FollowOptions,
  names: Set<ProcessPlan['name']>,
  changes: readonly SourceChange[],
): Promise<void> {
  if (names.size === 0) return;
  const start = performance.now();
  print(`Starting ${[...names].join(' and ')} again: ${nameOf(changes)} changed.`);
  const failures: unknown[] = [];
  for (const name of ORDER.filter((one) => names.has(one))) {
    await restart(name).then(
      () => names.delete(name),
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0) throw failures[0];
  print(`Started again in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

/** @throws Error when a contract is wrong; what is wrong has been printed */
async function generate(
  { print, onFault }: FollowOptions,
  changes: readonly SourceChange[],
): Promise<void> {
  print(`Generating code again: ${nameOf(changes)} changed.`);
  const child = spawn('npm', ['run', '--silent', '--ignore-scripts', 'codegen'], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code]: (number | null)[] = await once(child, 'close');
  if (said !== '') print(said.trimEnd());
  onFault(code === 0 ? '' : said);
  if (code !== 0)
    throw new Error('Code was not generated; the last one stays until the contracts are right.');
}

/** The first file, and how many more. */
function nameOf(changes: readonly SourceChange[]): string {
  const [first, ...others] = changes;
  return `${first?.path ?? ''}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}
