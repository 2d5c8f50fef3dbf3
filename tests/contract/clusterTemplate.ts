import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';

/** What the database of a test begins with: nothing, or all tables as the product's first start makes them. */
export type Beginning = 'empty' | 'migrated';

/** Starts a database in a data folder, lets something be done with it, and stops it. */
export type RunDatabase = (dataDir: string, work: (url: string) => Promise<void>) => Promise<void>;

/** Where the database keeps its files below a data folder. */
const clusterIn = (dataDir: string): string => join(dataDir, 'database', 'cluster');

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};
const version = dependencies['@electric-sql/pglite'];
const migrations = join('runtime', 'database', 'migrations');

const templates: Readonly<Record<Beginning, string>> = {
  empty: join('.cache', `empty-cluster-${version}`),
  migrated: join('.cache', `migrated-cluster-${version}-${digestOf(migrations)}`),
};

/** Tells one state of the files of a folder from another. */
function digestOf(folder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const name of names.filter((file) => /\.\w+$/.test(file)))
    hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}

/**
 * Gives a data folder the files of a database, unless it has some: to make them anew takes seconds, and to
 * bring its tables up to date as many again.
 * @param run asked for a beginning that no run has had; its files are kept for later ones
 */
export async function copyCluster(
  dataDir: string,
  beginning: Beginning,
  run: RunDatabase,
): Promise<void> {
  const cluster = clusterIn(dataDir);
  if (existsSync(cluster)) return;
  const template = templates[beginning];
  if (!existsSync(template)) await keepTemplate(beginning, run);
  await mkdir(join(dataDir, 'database'), { recursive: true });
  await cp(template, cluster, { recursive: true });
}

async function keepTemplate(beginning: Beginning, run: RunDatabase): Promise<void> {
  await mkdir('.cache', { recursive: true });
  const template = templates[beginning];
  const folder = await mkdtemp(join('.cache', 'cluster-'));
  try {
    if (beginning === 'migrated') await copyCluster(folder, 'empty', run);
    await run(folder, beginning === 'migrated' ? bringUpToDate : () => Promise.resolve());
    // Another worker may have been faster: its files are as good.
    await rename(clusterIn(folder), template).catch((error: unknown) => {
      if (!existsSync(template)) throw error;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bringUpToDate(url: string): Promise<void> {
  const { migrateDatabase } = await import('../../runtime/database/migrate');
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    await migrateDatabase(pool);
  } finally {
    await pool.end();
  }
}
