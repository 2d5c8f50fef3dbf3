import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';

class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';

  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another database process; stop that one, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Locks a data folder for this process, so that two databases never write the same files. The lock is a
 * socket that the process listens on: the system closes it whenever the process ends. A socket file without a
 * listener is a stale lock and is replaced.
 * @returns a function that releases the lock
 * @throws DataFolderInUse
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const socketPath = lockPath(folder);
  let server = await listen(socketPath);
  if (!server) {
    if (await hasListener(socketPath)) throw new DataFolderInUse(folder);
    rmSync(socketPath, { force: true });
    server = await listen(socketPath);
    if (!server) throw new DataFolderInUse(folder);
  }
  const lockServer = server;
  return () => new Promise((resolve) => lockServer.close(() => resolve()));
}

/**
 * Returns the path of the lock socket. Socket paths are limited to about 100 bytes, so the shorter of the
 * absolute and the relative path is used.
 */
function lockPath(folder: string): string {
  const absolute = join(folder, 'lock');
  if (process.platform === 'win32') return `\\\\.\\pipe\\forecourt-${absolute}`;
  const relativePath = relative(process.cwd(), absolute);
  return relativePath.length < absolute.length ? relativePath : absolute;
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

function hasListener(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
