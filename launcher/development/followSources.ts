import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ProcessPlan } from '../processes';
import { consequencesOf, type SourceChange } from './consequencesOf';
import { watchSources } from './watchSources';

export interface FollowOptions {
  print: (line: string) => void;
  /** Starts these processes again, in their order. */
  restart: (names: ReadonlySet<ProcessPlan['name']>) => Promise<void>;
}

/** Does what changed sources need to take effect, and says so; what fails is said and waits for the next change. */
export function followSources({ print, restart }: FollowOptions): () => Promise<void> {
  return watchSources(async (changes) => {
    const { codegen, restart: names } = consequencesOf(changes);
    try {
      // It writes sources in its turn, which are a change of their own.
      if (codegen) await generate(print, changes);
      if (names.size === 0) return;
      const start = performance.now();
      print(`Starting ${[...names].join(' and ')} again: ${nameOf(changes)} changed.`);
      await restart(names);
      print(`Started again in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
    } catch (error) {
      print(error instanceof Error ? error.message : String(error));
    }
  });
}

/** @throws Error when a contract is wrong; what is wrong has been printed */
async function generate(
  print: FollowOptions['print'],
  changes: readonly SourceChange[],
): Promise<void> {
  print(`Generating code again: ${nameOf(changes)} changed.`);
  const child = spawn('npm', ['run', '--silent', '--ignore-scripts', 'codegen'], {
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0)
    throw new Error('Code was not generated; the last one stays until the contracts are right.');
}

/** The first file, and how many more. */
function nameOf(changes: readonly SourceChange[]): string {
  const [first, ...others] = changes;
  return `${first?.path ?? ''}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}
