import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connectDatabase } from '../../../platform/database/connect';
import { databaseUrl } from '../../../platform/environment';
import { describeFailure } from '../../../platform/database/describeFailure';
import { tellOfDatabase } from '../../../server/health/databaseHealth';

const url = 'postgres://shop:secret@db.example:5432/site';

test.each([
  [{ code: 'ECONNREFUSED' }, 'nothing listens there'],
  [{ code: 'ENOTFOUND' }, 'there is no such host'],
  [{ code: '28P01' }, 'it refuses the user or the password'],
  [{ code: '3D000' }, 'it has no database of that name'],
  [new Error('timeout expired'), 'there is no answer'],
  [undefined, 'there is no answer'],
])('%o is said in a sentence, without the password', (error, reason) => {
  expect(describeFailure(url, error)).toBe(
    `The database at db.example:5432/site cannot be used: ${reason}. Check DATABASE_URL and the server.`,
  );
});

test('of the embedded database it names the variable that was used', () => {
  const said = describeFailure(databaseUrl({ DATABASE_URL: undefined, DATABASE_PORT: 4002 }));
  expect(said).toBe(
    'The database at 127.0.0.1:4002/postgres cannot be used: there is no answer. ' +
      'Check that the embedded database runs at DATABASE_PORT, or set DATABASE_URL.',
  );
});

test('a database that is not there ends a start with that sentence', async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  await new Promise((closed) => free.close(closed));
  const connecting = connectDatabase({
    url: `postgres://shop:secret@127.0.0.1:${port}/site`,
    patience: 0,
  });
  await expect(connecting).rejects.toThrow(
    `The database at 127.0.0.1:${port}/site cannot be used: nothing listens there.`,
  );
});

test('a web process says it once within five seconds, also where nothing comes back', async () => {
  jest.useFakeTimers();
  const told: string[] = [];
  const logger = { error: (message: string) => told.push(message) } as never;
  tellOfDatabase(url, () => new Promise(() => undefined), logger);
  await jest.advanceTimersByTimeAsync(5000);
  tellOfDatabase(url, () => Promise.reject(Object.assign(new Error(), { code: '3D000' })), logger);
  tellOfDatabase(url, () => Promise.resolve(), logger);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  expect(told).toEqual([
    expect.stringContaining('there is no answer'),
    expect.stringContaining('it has no database of that name'),
  ]);
});
