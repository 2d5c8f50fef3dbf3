import { CdnPurges } from '../../server/cdn/CdnPurges';
import type { SendPurge } from '../../server/cdn/cdn.types';
import { QueriedDatabase } from '../support/QueriedDatabase';
import { logTo } from '../../platform/log';
import { Purges } from '../../server/pageCache/Purges';
import { startTestDatabase, type TestDatabase } from './testDatabase';
import { waitUntil } from '../support/waitUntil';

const { logger } = logTo({ write: () => true }, 'silent');
const times = { first: 50, again: 400, poll: 50, retry: 20, maxRetry: 40, lease: 5000 };

let server: TestDatabase;
let database: QueriedDatabase;

beforeAll(async () => {
  server = await startTestDatabase();
  database = new QueriedDatabase(server.url);
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

/** Runs web processes that purge a CDN, and one process that publishes. */
async function withWebProcesses(
  send: SendPurge,
  act: (publish: Purges, webs: CdnPurges[]) => Promise<void>,
) {
  const webs = [1, 2, 3].map(() => new CdnPurges({ database, send, logger, times }));
  const publish = new Purges({ database, apply: () => 0, applyAll: () => undefined, logger });
  for (const web of webs) web.start();
  try {
    await act(publish, webs);
  } finally {
    for (const web of webs) await web.close();
  }
}

test('a publication is purged once by one of the processes, and once more later', async () => {
  const sent: (readonly string[])[] = [];
  const send: SendPurge = (keys) => Promise.resolve(void sent.push(keys));
  await withWebProcesses(send, async (purges) => {
    // A purge that the CDN rejects does not block others.
    await purges.publish(['a', 'site-no_such', 'b'], 'one');
    await waitUntil(() => sent.length === 1);
    await purges.publish(['c'], 'one');
    const counts = () =>
      ['a', 'b', 'c'].map((key) => sent.flat().filter((one) => one === key).length);
    await waitUntil(() => counts().every((count) => count >= 2));
    // The third attempt of an entry precedes the second attempt of a later one.
    await purges.publish(['later'], 'one');
    await waitUntil(() => sent.flat().filter((key) => key === 'later').length >= 2);
    expect(counts()).toEqual([2, 2, 2]);
    expect(sent.flat()).not.toContain('site-no_such');
    // Pages whose keys do not fit in the header have the key `many`, which is part of every purge.
    expect(sent.every((keys) => keys.includes('many'))).toBe(true);
  });
});

test('a purge that the CDN refuses is retried until accepted, and raises an alarm', async () => {
  const sent: (readonly string[])[] = [];
  let refusals = 0;
  let isRefusing = true;
  const send: SendPurge = (keys) => {
    if (isRefusing) {
      refusals += 1;
      return Promise.reject(new Error('answered 503'));
    }
    return Promise.resolve(void sent.push(keys));
  };
  await withWebProcesses(send, async (purges, webs) => {
    await purges.publish(['d']);
    await waitUntil(() => refusals > 5 && webs.some((web) => web.alarms().length > 0));
    isRefusing = false;
    await waitUntil(() => sent.flat().includes('d'));
    await waitUntil(() => webs.every((web) => web.alarms().length === 0));
  });
});

test('the process that purges the CDN raises the alarm itself', async () => {
  let refusals = 0;
  const send: SendPurge = () => Promise.reject(new Error(`answered 403, ${(refusals += 1)}`));
  const web = new CdnPurges({ database, send, logger, times });
  web.start();
  try {
    const purges = new Purges({ database, apply: () => 0, applyAll: () => undefined, logger });
    await purges.publish(['e']);
    // Other processes cannot take over its purges, so the pending ones are its own.
    await waitUntil(() => web.alarms().length === 1);
    expect(refusals).toBeGreaterThan(0);
  } finally {
    await web.close();
  }
});

test('a row written by a process without keys purges its whole site', async () => {
  const sent: (readonly string[])[] = [];
  await withWebProcesses(
    (keys) => Promise.resolve(void sent.push(keys)),
    async () => {
      await database.query(`insert into content_purge (site, paths) values ('two', '["/a"]')`);
      await waitUntil(() => sent.flat().includes('site-two'));
    },
  );
});
