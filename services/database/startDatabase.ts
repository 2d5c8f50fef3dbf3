import { createServer } from 'node:net';
import { join } from 'node:path';
import { lockDataFolder } from './dataFolderLock';
import { serveCluster, type RunningDatabase } from './serveCluster';

export interface DatabaseOptions {
  /** Folder of all persistent data; the database uses its subfolder `database`. */
  dataDir: string;
  /** Loopback port; 0 chooses a free one. */
  port: number;
}

/**
 * Locks a data folder and serves its database.
 * @throws DataFolderInUse if another process uses the folder
 * @throws Error with instructions if the port is in use
 */
export async function startDatabase(options: DatabaseOptions): Promise<RunningDatabase> {
  const { dataDir, port } = options;
  const folder = join(dataDir, 'database');
  const unlock = await lockDataFolder(folder);
  try {
    // Checked before the cluster is created, which takes seconds.
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

/** Rejects with instructions if another program listens on the port. */
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
