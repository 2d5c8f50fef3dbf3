import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connectDatabase } from '../../../platform/database/connect';
import { databaseUrl } from '../../../platform/environment';
import { describeFailure } from '../../../platform/database/describeFailure';
import { reportDatabaseHealth } from '../../../server/health/databaseHealth';

const url = 'postgres://shop:secret@db.example:5432/site';

test.each([
  [{ code: 'ECONNREFUSED' }, 'nothing listens on that port'],
  [{ code: 'ENOTFOUND' }, 'the host name does not exist'],
  [{ code: '28P01' }, 'it rejected the user name or password'],
  [{ code: '3D000' }, 'it has no database of that name'],
  [new Error('timeout expired'), 'it did not answer'],
  [undefined, 'it did not answer'],
])('describes %o in a sentence without the password', (error, reason) => {
  expect(describeFailure(url, error)).toBe(
    `The database at db.example:5432/site is unavailable: ${reason}. Check DATABASE_URL and the server.`,
  );
});

test('names the variable to check for the embedded database', () => {
  const output = describeFailure(databaseUrl({ DATABASE_URL: undefined, DATABASE_PORT: 4002 }));
  expect(output).toBe(
    'The database at 127.0.0.1:4002/postgres is unavailable: it did not answer. ' +
      'Check that the embedded database runs at DATABASE_PORT, or set DATABASE_URL.',
  );
});

test('a start without a database fails with that sentence', async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  await new Promise((closed) => free.close(closed));
  const connecting = connectDatabase({
    url: `postgres://shop:secret@127.0.0.1:${port}/site`,
    timeoutMs: 0,
  });
  await expect(connecting).rejects.toThrow(
    `The database at 127.0.0.1:${port}/site is unavailable: nothing listens on that port.`,
  );
});

test('a web process logs it once within five seconds, also when the database never answers', async () => {
  jest.useFakeTimers();
  const logged: string[] = [];
  const logger = { error: ({ reason }: { reason: string }) => logged.push(reason) } as never;
  reportDatabaseHealth(url, () => new Promise(() => undefined), logger);
  await jest.advanceTimersByTimeAsync(5000);
  reportDatabaseHealth(
    url,
    () => Promise.reject(Object.assign(new Error(), { code: '3D000' })),
    logger,
  );
  reportDatabaseHealth(url, () => Promise.resolve(), logger);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  expect(logged).toEqual([
    expect.stringContaining('it did not answer'),
    expect.stringContaining('it has no database of that name'),
  ]);
});
