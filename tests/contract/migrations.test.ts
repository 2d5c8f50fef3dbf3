import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { findBreakingChanges, readSchema } from '../support/schemaChanges';
import { startTestDatabase, type TestDatabase } from './testDatabase';

const folder = join('platform', 'database', 'migrations');
const { entries } = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
  entries: { tag: string; when: number }[];
};
const getSql = (tag: string) => readFileSync(join(folder, `${tag}.sql`), 'utf8');

/** Comment that allows a migration to remove something that no running version uses, with the reason. */
const REMOVAL_COMMENT = /^-- contract: \S.{20,}$/m;

let database: TestDatabase;
let db: Client;

beforeAll(async () => {
  database = await startTestDatabase('empty');
  db = new Client({ connectionString: database.url });
  await db.connect();
});

beforeEach(() => db.query('drop schema public cascade; create schema public'));

afterAll(async () => {
  await db.end();
  await database.stop();
});

/** Returns the changes of a migration that break programs of the previous version. */
async function findRemovals(sql: string): Promise<string[]> {
  const before = await readSchema(db);
  await db.query(sql);
  return findBreakingChanges(before, await readSchema(db));
}

test('the previous release runs on the schema of every migration that is not marked as a contract step', async () => {
  const refused: string[] = [];
  for (const { tag } of entries) {
    const sql = getSql(tag);
    const lines = await findRemovals(sql);
    if (!REMOVAL_COMMENT.test(sql)) refused.push(...lines.map((line) => `${tag} ${line}`));
  }
  expect(refused).toEqual([]);
});

test('migrations are numbered in the order of their times', () => {
  const times = entries.map(({ when }) => when);
  expect([...times].sort((one, other) => one - other)).toEqual(times);
  expect(entries.map(({ tag }) => tag).sort()).toEqual(entries.map(({ tag }) => tag));
});

describe('a migration is refused that', () => {
  beforeEach(() =>
    db.query('create table car (id text primary key, name text, price integer not null)'),
  );

  it.each([
    ['drop table car', 'drops or renames the table car'],
    ['alter table car rename to vehicle', 'drops or renames the table car'],
    ['alter table car drop column name', 'drops or renames car.name'],
    ['alter table car rename column name to title', 'drops or renames car.name'],
    ['alter table car alter column name set not null', 'requires car.name'],
    ['alter table car alter column price type text', 'changes car.price from integer to text'],
    [
      'alter table car add column make text not null',
      'adds car.make, required and without a default',
    ],
    ['create unique index on car (name)', /^adds a rule to car: CREATE UNIQUE INDEX/],
    ['alter table car add check (price > 0)', /^adds a rule to car: CHECK/],
    ['alter table car drop constraint car_pkey', 'drops from car: PRIMARY KEY (id)'],
  ])('%s', async (sql, line) => {
    const output = typeof line === 'string' ? line : (expect.stringMatching(line) as string);
    expect(await findRemovals(sql)).toEqual([output]);
  });

  it.each([
    'alter table car add column make text',
    "alter table car add column make text not null default ''",
    'alter table car alter column price drop not null',
    'create index on car (name)',
    'create table dealer (id text primary key, name text not null unique)',
    'drop index if exists car_name',
  ])('does not refuse: %s', async (sql) => {
    expect(await findRemovals(sql)).toEqual([]);
  });
});
