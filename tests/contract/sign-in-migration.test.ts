import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { isPassword, hashPassword } from '../../cms/authoring/people/passwords';
import { startTestDatabase, type TestDatabase } from './testDatabase';

const folder = join('platform', 'database', 'migrations');

let database: TestDatabase;
let db: Client;

beforeAll(async () => {
  database = await startTestDatabase('empty');
  db = new Client({ connectionString: database.url });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await database.stop();
});

test('[EDIT-60] [EDIT-61] accounts keep their passwords, and invitations stay valid, when better-auth takes over', async () => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const before = entries.findIndex(({ tag }) => tag === '0040_sign_in');
  for (const { tag } of entries.slice(0, before)) {
    await db.query(readFileSync(join(folder, `${tag}.sql`), 'utf8'));
  }
  const accountInsert = `insert into "editor_account" ("id", "email", "name", "role", "password_hash") values ($1, $1, $1, 'writer', $2)`;
  await db.query(accountInsert, ['ada', await hashPassword('a long password')]);
  await db.query(accountInsert, ['invited', null]);
  const linkInsert = `insert into "editor_password_link" ("id", "account_id", "expires_at", "used_at") values ($1, 'invited', now() + interval '1 day', $2)`;
  await db.query(linkInsert, ['good', null]);
  await db.query(linkInsert, ['used', new Date()]);

  await db.query(readFileSync(join(folder, '0040_sign_in.sql'), 'utf8'));
  const { rows } = await db.query<{ user_id: string; provider_id: string; password: string }>(
    `select * from "editor_credential"`,
  );
  expect(rows).toMatchObject([{ user_id: 'ada', account_id: 'ada', provider_id: 'credential' }]);
  expect(await isPassword('a long password', rows[0]?.password ?? '')).toBe(true);
  const links = await db.query(`select "identifier", "value" from "editor_verification"`);
  expect(links.rows).toEqual([{ identifier: 'reset-password:good', value: 'invited' }]);
});
