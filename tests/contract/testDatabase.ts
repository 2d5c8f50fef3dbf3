import { clusterTemplate, copyCluster, type Beginning } from './clusterTemplate';
import { closeInHost, openInHost } from './databaseHost';
import { spawnDatabase, type DatabaseProcess } from './databaseProcess';

/** A database that begins anew and is gone when it is stopped. */
export interface TestDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Opens a database in the host of this process: what most tests need. */
export async function startTestDatabase(beginning: Beginning = 'migrated'): Promise<TestDatabase> {
  const url = await openInHost(await clusterTemplate(beginning));
  return { url, stop: () => closeInHost(url) };
}

/**
 * Starts the database's process entry with its data in `dataDir`, for tests of that process: of its crashes, its exit
 * code, its folder and its port. It takes seconds more. Port 0 lets the system choose. A folder without data gets
 * the tables first.
 */
export async function startDatabaseProcess(
  dataDir: string,
  port = 0,
  environment: NodeJS.ProcessEnv = {},
): Promise<DatabaseProcess> {
  await copyCluster(dataDir, 'migrated');
  return spawnDatabase(dataDir, port, environment);
}
