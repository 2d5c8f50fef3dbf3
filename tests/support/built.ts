import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** Most milliseconds until a process must answer, the database's first start included. */
const PATIENCE_MS = 300_000;

/**
 * Starts a program of the built product, such as `start` with all its processes or `index`, the web server
 * alone, and waits until `address` answers.
 * @param address must be on a port that nobody listened on before: what answers there is this program, since
 *   it ends when its port is taken.
 * @param folder holds the build; the project itself when absent
 * @throws Error when it stops or does not answer in time
 */
export async function startBuilt(
  program: 'start' | 'index' | 'embedded',
  address: string,
  environment: Readonly<Record<string, string>>,
  folder?: string,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [`dist/server/${program}.js`], {
    env: { ...process.env, NODE_ENV: 'production', LAME_DUCK_SECONDS: '0', ...environment },
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr?.pipe(process.stderr, { end: false });
  try {
    await untilAnswered(child, address);
    return child;
  } catch (error) {
    await end(child);
    throw error;
  }
}

/** Asks a process to stop and waits until it has. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function untilAnswered(child: ChildProcess, address: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const answered = await isAnswered(address);
    if (child.exitCode !== null) throw new Error('The process stopped while it was starting');
    if (answered) return;
    await wait(20);
  }
  throw new Error('The process did not answer in time');
}

async function isAnswered(address: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}
