import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startDatabaseProcess, startTestDatabase } from './testDatabase';

async function getTime(connectionString: string): Promise<number> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ now: Date }>('select now()');
    return Number(rows[0]?.now);
  } finally {
    await client.end();
  }
}

test('the embedded database uses the clock that its process was given', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-clock-'));
  const clock = '2028-02-29T22:50:00.000Z';
  const spawned = performance.now();
  const database = await startDatabaseProcess(dataDir, 0, { CLOCK: clock });
  try {
    const time = await getTime(database.url);
    expect(time).toBeGreaterThanOrEqual(Date.parse(clock));
    expect(time - Date.parse(clock)).toBeLessThan(performance.now() - spawned);
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true });
  }
});

test('test databases use the clock of the tests, even when CLOCK is set', async () => {
  const database = await startTestDatabase();
  try {
    expect(Math.abs((await getTime(database.url)) - Date.now())).toBeLessThan(20_000);
  } finally {
    await database.stop();
  }
});
