import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { lockDataFolder } from './dataFolderLock';

export interface DatabaseOptions {
  /** Folder of all durable state; the database takes `database/` in it. */
  dataDir: string;
  /** Loopback port; 0 lets the system choose. */
  port: number;
}

export interface RunningDatabase {
  /** postgres:// address for connectDatabase. */
  url: string;
  close(): Promise<void>;
}

/**
 * Runs PostgreSQL inside this process and serves it on loopback over PostgreSQL's own protocol.
 * Throws DataFolderInUse when another process has the folder, and an error with code EADDRINUSE
 * and a message for people when the port is taken.
 */
export async function startDatabase(options: DatabaseOptions): Promise<RunningDatabase> {
  const { dataDir, port } = options;
  const folder = join(dataDir, 'database');
  const unlock = await lockDataFolder(folder);
  try {
    const db = await PGlite.create(join(folder, 'cluster'));
    const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port, maxConnections: 64 });
    try {
      await server.start();
    } catch (error) {
      await db.close();
      throw explainPort(error, port);
    }
    return {
      url: `postgres://postgres:postgres@${server.getServerConn()}/postgres`,
      async close() {
        await server.stop();
        await db.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

function explainPort(error: unknown, port: number): unknown {
  if (!(error instanceof Error) || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') {
    return error;
  }
  const explained: NodeJS.ErrnoException = new Error(
    `Port ${port} is taken; stop the process that uses it or set DATABASE_PORT to another port.`,
    { cause: error },
  );
  explained.code = 'EADDRINUSE';
  return explained;
}
