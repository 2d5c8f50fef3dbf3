import type { PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { SharedPGlite } from './SharedPGlite';

export interface RunningDatabase {
  /** postgres:// address for `connectDatabase`. */
  url: string;
  close(): Promise<void>;
}

/**
 * Runs PostgreSQL inside this process and serves its protocol on loopback.
 * @param files a folder or a virtual file system for the database files
 * @param port 0 chooses a free port
 */
export async function serveCluster(
  files: Pick<PGliteOptions, 'dataDir' | 'fs'>,
  port: number,
): Promise<RunningDatabase> {
  const db = new SharedPGlite({ ...files, extensions: { btree_gist } });
  await db.waitReady;
  const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port, maxConnections: 64 });
  await server.start();
  return {
    url: `postgres://postgres:postgres@${server.getServerConn()}/postgres`,
    async close() {
      await server.stop();
      await db.close();
    },
  };
}
