import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { spawnDatabase } from './databaseProcess';

/** What the database of a test begins with: nothing, or all tables as the product's first start makes them. */
export type Beginning = 'empty' | 'migrated';

/** Where the database keeps its files below a data folder. */
const clusterIn = (dataDir: string): string => join(dataDir, 'database', 'cluster');

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};
const version = dependencies['@electric-sql/pglite'];
const migrations = join('platform', 'database', 'migrations');

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
 * Folder of a cluster's files to begin with, which nobody may change. What no run has had is made, and kept for later
 * ones: to make them anew takes seconds, and to bring their tables up to date as many again.
 */
export async function clusterTemplate(beginning: Beginning): Promise<string> {
  const template = templates[beginning];
  if (!existsSync(template)) await keepTemplate(beginning);
  return template;
}

/** Gives a data folder the files of a database, unless it has some. */
export async function copyCluster(dataDir: string, beginning: Beginning): Promise<void> {
  const cluster = clusterIn(dataDir);
  if (existsSync(cluster)) return;
  const template = await clusterTemplate(beginning);
  await mkdir(join(dataDir, 'database'), { recursive: true });
  await cp(template, cluster, { recursive: true });
}

async function keepTemplate(beginning: Beginning): Promise<void> {
  await mkdir('.cache', { recursive: true });
  const template = templates[beginning];
  const folder = await mkdtemp(join('.cache', 'cluster-'));
  try {
    if (beginning === 'migrated') await copyCluster(folder, 'empty');
    const database = await spawnDatabase(folder, 0);
    try {
      if (beginning === 'migrated') await bringUpToDate(database.url);
    } finally {
      await database.stop();
    }
    // Another worker may have been faster: its files are as good.
    await rename(clusterIn(folder), template).catch((error: unknown) => {
      if (!existsSync(template)) throw error;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bringUpToDate(url: string): Promise<void> {
  const { migrateDatabase } = await import('../../platform/database/migrate');
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    await migrateDatabase(pool);
  } finally {
    await pool.end();
  }
}
