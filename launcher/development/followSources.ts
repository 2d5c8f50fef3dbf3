import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ProcessPlan } from '../processes';
import { findConsequences, type SourceChange } from './findConsequences';
import { watchSources } from './watchSources';

const START_ORDER: readonly ProcessPlan['name'][] = ['database', 'embedded', 'web'];

export interface FollowOptions {
  print: (line: string) => void;
  /** Starts a process again. @throws Error when it does not serve */
  restart: (name: ProcessPlan['name']) => Promise<void>;
  /** Processes that have ended, and start again when their sources change. */
  listEnded: () => readonly ProcessPlan['name'][];
  /** Errors in the contracts; blank when they are valid. */
  onError: (error: string) => void;
  /** Whether open pages must not reload, because the web server may start again. */
  holdReloads: (shouldHold: boolean) => void;
  /** Settled once everything has started: changes before that are applied afterwards. */
  whenStarted: Promise<unknown>;
}

/**
 * Applies changed sources, and prints what it does. A failed step is reported, and tried again with the next
 * change. Resolves once it watches the sources, with the function that stops it.
 */
export async function followSources(options: FollowOptions): Promise<() => Promise<void>> {
  const { print, whenStarted, holdReloads } = options;
  let needsCodegen = false;
  const pendingRestarts = new Set<ProcessPlan['name']>();
  const collect = (changes: readonly SourceChange[]): void => {
    const { codegen, restart } = findConsequences(changes);
    needsCodegen ||= codegen;
    for (const name of [...restart, ...options.listEnded()]) pendingRestarts.add(name);
  };
  return watchSources(async (changes, waitUntilSettled) => {
    await whenStarted;
    collect(changes);
    if (!needsCodegen && pendingRestarts.size === 0) return;
    holdReloads(true);
    try {
      while (needsCodegen) {
        await generate(options, changes);
        needsCodegen = false;
        // Code generation changes sources as well.
        collect(await waitUntilSettled());
      }
      await restartAll(options, pendingRestarts, changes);
    } catch (error) {
      print(error instanceof Error ? error.message : String(error));
    }
    holdReloads(false);
  });
}

/**
 * Restarts processes one after the other: the circuit breakers of a web server that starts before its
 * upstreams would open.
 * @throws Error of the first process that does not serve; the others are restarted anyway
 */
async function restartAll(
  { print, restart }: FollowOptions,
  names: Set<ProcessPlan['name']>,
  changes: readonly SourceChange[],
): Promise<void> {
  if (names.size === 0) return;
  const startedAt = performance.now();
  print(`Starting ${[...names].join(' and ')} again: ${describeChanges(changes)} changed.`);
  const failures: unknown[] = [];
  for (const name of START_ORDER.filter((process) => names.has(process))) {
    await restart(name).then(
      () => names.delete(name),
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0) throw failures[0];
  print(`Started again in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/**
 * Generates code.
 * @throws Error when a contract is invalid; the problems have been printed
 */
async function generate(
  { print, onError }: FollowOptions,
  changes: readonly SourceChange[],
): Promise<void> {
  print(`Generating code again: ${describeChanges(changes)} changed.`);
  const child = spawn('npm', ['run', '--silent', '--ignore-scripts', 'codegen'], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorOutput += text;
  });
  const [code]: (number | null)[] = await once(child, 'close');
  if (errorOutput !== '') print(errorOutput.trimEnd());
  onError(code === 0 ? '' : errorOutput);
  if (code !== 0)
    throw new Error(
      'Code generation failed. The previous code stays in use until the contracts are correct.',
    );
}

/** Describes the changes: the first file, and the number of others. */
function describeChanges(changes: readonly SourceChange[]): string {
  const [first, ...others] = changes;
  return `${first?.path ?? ''}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}
