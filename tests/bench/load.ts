import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readCpuMs } from './cpuTime';

/** Requests to send to a server. */
export interface Load {
  port: number;
  /** Host headers and paths, requested in turn. */
  addresses: readonly { host: string; path: string }[];
  requests: number;
  connections: number;
  headers?: Readonly<Record<string, string>>;
  /** Adds a unique query to each request, so that no two share a rendering. */
  unique?: boolean;
}

/** Results of a load test. */
export interface LoadResult {
  requestsPerSecond: number;
  /** Latencies in ms. */
  p50: number;
  p99: number;
}

/**
 * Sends requests from a separate process.
 * @throws Error if a response is missing or its status is not 2xx
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

/** Like `putLoad`, and measures the server's CPU time in ms per request. */
export async function measureLoad(
  pid: number,
  load: Load,
): Promise<LoadResult & { cpuMs: number }> {
  const before = readCpuMs(pid);
  const result = await putLoad(load);
  return { ...result, cpuMs: (readCpuMs(pid) - before) / load.requests };
}
