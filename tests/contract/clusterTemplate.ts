import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { spawnDatabase } from './databaseProcess';

/** Initial state of a test database: empty, or with the tables that the product's first start creates. */
export type InitialState = 'empty' | 'migrated';

/** Returns the database folder within a data folder. */
const clusterFolder = (dataDir: string): string => join(dataDir, 'database', 'cluster');

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};
const version = dependencies['@electric-sql/pglite'];
const migrations = join('platform', 'database', 'migrations');

const templates: Readonly<Record<InitialState, string>> = {
  empty: join('.cache', `empty-cluster-${version}`),
  migrated: join('.cache', `migrated-cluster-${version}-${hashFolder(migrations)}`),
};

/** Returns a hash of the files in a folder. */
function hashFolder(folder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const name of names.filter((file) => /\.\w+$/.test(file)))
    hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}

/**
 * Returns a read-only folder with the initial files of a cluster. It is created on first use and reused by
 * later runs, since creating it takes seconds, and migrating its tables again as long.
 */
export async function clusterTemplate(initialState: InitialState): Promise<string> {
  const template = templates[initialState];
  if (!existsSync(template)) await createTemplate(initialState);
  return template;
}

/** Copies a template into a data folder, unless the folder already has a database. */
export async function copyCluster(dataDir: string, initialState: InitialState): Promise<void> {
  const cluster = clusterFolder(dataDir);
  if (existsSync(cluster)) return;
  const template = await clusterTemplate(initialState);
  await mkdir(join(dataDir, 'database'), { recursive: true });
  await cp(template, cluster, { recursive: true });
}

async function createTemplate(initialState: InitialState): Promise<void> {
  await mkdir('.cache', { recursive: true });
  const template = templates[initialState];
  const folder = await mkdtemp(join('.cache', 'cluster-'));
  try {
    if (initialState === 'migrated') await copyCluster(folder, 'empty');
    const database = await spawnDatabase(folder, 0);
    try {
      if (initialState === 'migrated') await migrate(database.url);
    } finally {
      await database.stop();
    }
    // Another worker may have created the same template first.
    await rename(clusterFolder(folder), template).catch((error: unknown) => {
      if (!existsSync(template)) throw error;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function migrate(url: string): Promise<void> {
  const { migrateDatabase } = await import('../../platform/database/migrate');
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    await migrateDatabase(pool);
  } finally {
    await pool.end();
  }
}
