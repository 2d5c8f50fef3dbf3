import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { endProcess } from './startBuilt';

const INSTALL_FOLDER = '/usr/lib/postgresql';
const TIMEOUT_MS = 30_000;

const run = promisify(execFile);

export interface Postgres {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Returns the folder with the programs of the newest PostgreSQL server, or undefined if none is installed.
 */
export function findPostgresPrograms(): string | undefined {
  const versions = existsSync(INSTALL_FOLDER) ? readdirSync(INSTALL_FOLDER).map(Number) : [];
  const newest = versions.sort((a, b) => b - a)[0];
  const folder = newest && path.join(INSTALL_FOLDER, String(newest), 'bin');
  return folder && existsSync(path.join(folder, 'initdb')) ? folder : undefined;
}

/**
 * Starts a PostgreSQL server with an empty temporary database.
 * @throws Error if PostgreSQL is not installed
 */
export async function startPostgres(port: number): Promise<Postgres> {
  const programs = findPostgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-postgres-'));
  // The server refuses to run as root.
  const user = process.getuid?.() === 0 ? getUser('postgres') : undefined;
  if (user) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  await run(path.join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust'], {
    ...user,
    cwd: folder,
  });
  const address = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder];
  const child = spawn(path.join(programs, 'postgres'), ['-D', data, ...address], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    // SIGINT, since SIGTERM would wait until all connections are closed.
    if (child.exitCode === null) child.kill('SIGINT');
    await endProcess(child);
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await isAnswering(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('PostgreSQL does not start');
    }
    await wait(50);
  }
  return { url, stop };
}

function getUser(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(spawnSync('id', [flag, name]).stdout.toString());
  return { uid: id('-u'), gid: id('-g') };
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
