import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the database keeps its files below a data folder. */
const clusterIn = (dataDir: string): string => join(dataDir, 'database', 'cluster');

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};
const template = join('.cache', `empty-cluster-${dependencies['@electric-sql/pglite']}`);

/**
 * Gives a data folder the files of an empty database, unless it has some: to make them anew takes seconds.
 * @param make starts a database in a data folder and stops it; asked once, its files are kept for later runs
 */
export async function copyEmptyCluster(
  dataDir: string,
  make: (dataDir: string) => Promise<void>,
): Promise<void> {
  const cluster = clusterIn(dataDir);
  if (existsSync(cluster)) return;
  if (!existsSync(template)) await keepTemplate(make);
  await mkdir(join(dataDir, 'database'), { recursive: true });
  await cp(template, cluster, { recursive: true });
}

async function keepTemplate(make: (dataDir: string) => Promise<void>): Promise<void> {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(join('.cache', 'cluster-'));
  try {
    await make(folder);
    // Another worker may have been faster: its files are as good.
    await rename(clusterIn(folder), template).catch((error: unknown) => {
      if (!existsSync(template)) throw error;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
