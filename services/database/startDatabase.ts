import { createServer } from 'node:net';
import { join } from 'node:path';
import { lockDataFolder } from './dataFolderLock';
import { serveCluster, type RunningDatabase } from './serveCluster';

export interface DatabaseOptions {
  /** Folder of all durable state; the database takes `database/` in it. */
  dataDir: string;
  /** Loopback port; 0 lets the system choose. */
  port: number;
}

/**
 * Serves the database of a data folder, which it keeps from other processes meanwhile.
 * Throws DataFolderInUse when another process has the folder, and an error that says so when the
 * port is taken.
 */
export async function startDatabase(options: DatabaseOptions): Promise<RunningDatabase> {
  const { dataDir, port } = options;
  const folder = join(dataDir, 'database');
  const unlock = await lockDataFolder(folder);
  try {
    // Asked first: making a new cluster takes seconds.
    await checkPort(port);
    const database = await serveCluster({ dataDir: join(folder, 'cluster') }, port);
    return {
      url: database.url,
      async close() {
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Rejects with an error for people when something else listens on the port. */
function checkPort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EADDRINUSE') return reject(cause);
      const advice = 'stop the process that uses it or set DATABASE_PORT to another port.';
      reject(new Error(`Port ${port} is taken; ${advice}`, { cause }));
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
