import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { BareServerOptions } from './bareServer';

/** A comparison server in a separate process. */
export interface BareProcess {
  port: number;
  pid: number;
  stop: () => void;
}

export async function startBare(options: BareServerOptions): Promise<BareProcess> {
  const child = fork(path.join('tests', 'bench', 'bareServer.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(options);
  const [port] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The server to compare with has ended');
    }),
  ])) as [number];
  return { port, pid: child.pid!, stop: () => child.disconnect() };
}
