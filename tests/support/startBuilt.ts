import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** Startup timeout, including the creation of a database. */
const STARTUP_TIMEOUT_MS = 300_000;

/**
 * Starts a program of the built product, such as `start` with all its processes or `index`, the web server
 * alone, and waits until `address` responds.
 * @param address must have a free port: the program ends if the port is in use, so a response comes from the
 * program
 * @param folder folder of the build; default: the project
 * @throws Error if it ends or does not respond in time
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
    await waitUntilAnswered(child, address);
    return child;
  } catch (error) {
    await endProcess(child);
    throw error;
  }
}

/** Sends SIGTERM and waits until the process has ended. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function waitUntilAnswered(child: ChildProcess, address: string): Promise<void> {
  const deadline = performance.now() + STARTUP_TIMEOUT_MS;
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
