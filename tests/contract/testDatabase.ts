import { clusterTemplate, copyCluster, type InitialState } from './clusterTemplate';
import { closeInHost, openInHost } from './databaseHost';
import { spawnDatabase, type DatabaseProcess } from './databaseProcess';

/** A temporary database, which is deleted when it is stopped. */
export interface TestDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Opens a database in this worker's database host; sufficient for most tests. */
export async function startTestDatabase(
  initialState: InitialState = 'migrated',
): Promise<TestDatabase> {
  const url = await openInHost(await clusterTemplate(initialState));
  return { url, stop: () => closeInHost(url) };
}

/**
 * Starts a separate database process, for tests of crashes, exit codes, data folder and port. This takes a
 * few seconds longer. Port 0 chooses a free port. If the folder is empty, tables are created first.
 */
export async function startDatabaseProcess(
  dataDir: string,
  port = 0,
  environment: NodeJS.ProcessEnv = {},
): Promise<DatabaseProcess> {
  await copyCluster(dataDir, 'migrated');
  return spawnDatabase(dataDir, port, environment);
}
