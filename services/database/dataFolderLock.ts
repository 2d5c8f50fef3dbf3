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
 * Takes a data folder for this process, so that two databases never write the same files.
 * The lock is a socket that the process listens on: the system closes it however the process ends,
 * and a socket file that nobody listens on is a stale lock, which is taken over.
 * Throws DataFolderInUse. Returns the function that gives the folder back.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const socketPath = lockPath(folder);
  let server = await listen(socketPath);
  if (!server) {
    if (await isAnswered(socketPath)) throw new DataFolderInUse(folder);
    rmSync(socketPath, { force: true });
    server = await listen(socketPath);
    if (!server) throw new DataFolderInUse(folder);
  }
  const held = server;
  return () => new Promise((resolve) => held.close(() => resolve()));
}

/** Socket paths may hold about 100 bytes, so the shorter of the two spellings is used. */
function lockPath(folder: string): string {
  const absolute = join(folder, 'lock');
  if (process.platform === 'win32') return `\\\\.\\pipe\\forecourt-${absolute}`;
  const fromHere = relative(process.cwd(), absolute);
  return fromHere.length < absolute.length ? fromHere : absolute;
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

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
