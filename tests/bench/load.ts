import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { cpuTime } from './cpuTime';

/** What to ask a server for. */
export interface Load {
  port: number;
  /** Host headers and paths, asked for in turn. */
  addresses: readonly { host: string; path: string }[];
  requests: number;
  connections: number;
  headers?: Readonly<Record<string, string>>;
  /** Gives every request a query of its own, so that no two of them share one rendering. */
  unique?: boolean;
}

/** How a server bore a load. */
export interface LoadResult {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/**
 * Puts a load on a server from a process of its own.
 * @throws Error when an answer is missing or is not 2xx.
 */
export async function putLoad(load: Load): Promise<LoadResult> {
  const script = path.join('tests', 'bench', 'loadProcess.ts');
  const child = fork(script, { execArgv: ['--import', 'tsx'], serialization: 'json' });
  child.send(load);
  const [result] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The load process ended without a result');
    }),
  ])) as [LoadResult | { error: string }];
  if ('error' in result) throw new Error(result.error);
  return result;
}

/** The same, with the CPU milliseconds that the server spent on each request. */
export async function measureLoad(
  pid: number,
  load: Load,
): Promise<LoadResult & { cpuMs: number }> {
  const before = cpuTime(pid);
  const result = await putLoad(load);
  return { ...result, cpuMs: (cpuTime(pid) - before) / load.requests };
}
