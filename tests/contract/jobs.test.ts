import { setTimeout as wait } from 'node:timers/promises';
import { QueriedDatabase } from '../support/QueriedDatabase';
import { adoptJobs } from '../../platform/jobs/earlierReleases';
import {
  claimJob,
  completeJob,
  enqueueJob,
  postponeJob,
  getMsUntilNextJob,
  type ClaimedJob,
} from '../../platform/jobs/jobStore';
import { JobGivenUpError, JobWorker, type JobOutcome } from '../../platform/jobs/JobWorker';
import { logTo } from '../../platform/log';
import { UpstreamError } from '../../platform/upstreams/UpstreamError';
import { startTestDatabase, type TestDatabase } from './testDatabase';
import { waitUntil } from '../support/waitUntil';

const queue = 'test';
const lines: string[] = [];
const { logger } = logTo({ write: (line) => lines.push(line) }, 'info');

let shared: TestDatabase;
let databases: [QueriedDatabase, QueriedDatabase];

beforeAll(async () => {
  shared = await startTestDatabase();
  databases = [new QueriedDatabase(shared.url), new QueriedDatabase(shared.url)];
});

afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await shared.stop();
});

beforeEach(async () => {
  lines.length = 0;
  await databases[0].query('delete from "job"');
});

const enqueue = (key: string, payload?: unknown, waitMs?: number) =>
  databases[0].run((db) => enqueueJob(db, { queue, key, payload, waitMs }));
const claim = (leaseMs = 60_000, key?: string) =>
  databases[0].run((db) => claimJob(db, { queue, key }, leaseMs));
const readRows = async () => (await databases[0].query('select * from "job" order by "key"')).rows;

function startWorker(work: (job: ClaimedJob) => Promise<JobOutcome>, database = databases[0]) {
  const worker = new JobWorker({
    ...{ database, queue, work, logger },
    logFields: ({ key }) => ({ test: key }),
    logMessages: { unreadable: 'jobs not read; will retry', delayed: 'job not done; will retry' },
    times: { lease: 5000, retry: 10, maxRetryDelay: 40, poll: 20 },
  });
  worker.wake();
  return worker;
}

test('a job is stored in the same transaction as its data, or not at all', async () => {
  const failing = databases[0].transaction(async (db) => {
    await enqueueJob(db, { queue, key: 'a' });
    throw new Error('the rest fails');
  });
  await expect(failing).rejects.toThrow('the rest fails');
  expect(await claim()).toBeUndefined();
  expect(await databases[0].run((db) => getMsUntilNextJob(db, queue))).toBeUndefined();
});

test('the job that has been due longest is claimed first, by one worker, and again when its lease expires', async () => {
  await enqueue('later', {}, 60_000);
  await enqueue('first', { say: 'hello' });
  await enqueue('second');
  expect(await claim(500)).toMatchObject({ key: 'first', payload: { say: 'hello' }, attempts: 1 });
  expect(await claim(60_000, 'first')).toBeUndefined();
  expect(await claim()).toMatchObject({ key: 'second' });
  await wait(520);
  expect(await claim()).toMatchObject({ key: 'first', attempts: 2 });
  expect(await claim()).toBeUndefined();
});

test('a finished job is deleted; if it is enqueued again while running, it runs once more', async () => {
  await enqueue('a');
  const first = (await claim())!;
  await enqueue('a', { news: 1 });
  expect(await claim()).toBeUndefined();
  await databases[0].run((db) => completeJob(db, first));
  const second = (await claim())!;
  expect(second).toMatchObject({ payload: { news: 1 }, attempts: 1 });
  await databases[0].run((db) => postponeJob(db, second, 60_000));
  expect(await claim()).toBeUndefined();
  expect(await databases[0].run((db) => getMsUntilNextJob(db, queue))).toBeGreaterThan(50_000);
  // An attempt whose lease has expired has no effect.
  await databases[0].run((db) => completeJob(db, first));
  expect(await readRows()).toHaveLength(1);
});

test('workers of several processes do each job once, and retry failed jobs', async () => {
  const done: string[] = [];
  const failed = new Set<string>();
  const work = async ({ key }: ClaimedJob) => {
    if (key.endsWith('3') && !failed.has(key)) {
      failed.add(key);
      throw new UpstreamError('mail', 'network', 'down');
    }
    done.push(key);
    return undefined;
  };
  const workers = databases.map((database) => startWorker(work, database));
  const keys = Array.from({ length: 20 }, (_, index) => String(index));
  await Promise.all(keys.map((key) => enqueue(key)));
  workers.forEach(({ wake }) => wake());
  await waitUntil(async () => (await readRows()).length === 0);
  await Promise.all(workers.map(({ close }) => close()));
  expect(done.toSorted()).toEqual(keys.toSorted());
  expect(lines.join()).toContain('job not done; will retry');
});

test('a job that was given up waits for an operator, and can be enqueued again', async () => {
  const worker = startWorker(() => Promise.reject(new JobGivenUpError('nobody is there')));
  await enqueue('a');
  await waitUntil(async () => (await readRows())[0]?.reason === 'nobody is there');
  await worker.close();
  expect(await claim()).toBeUndefined();
  await enqueue('a');
  expect(await claim()).toMatchObject({ key: 'a', attempts: 1 });
});

test('the error of a failed statement does not contain its parameters', async () => {
  const secret = 'anna@example.org';
  const failing = databases[0].run((db) =>
    enqueueJob(db, { queue, key: secret, waitMs: Number.NaN }),
  );
  const error = await failing.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  expect(String((error as Error).stack)).not.toContain(secret);
});

test('rows of an earlier release become jobs, except while that release has them leased', async () => {
  const table = 'earlier';
  await databases[0]
    .query(`create table "earlier" ("key" uuid primary key default gen_random_uuid(),
    "name" text, "next_attempt_at" timestamptz default now(), "leased_until" timestamptz)`);
  await databases[0].query(`insert into "earlier" ("name", "next_attempt_at", "leased_until") values
    ('due', now(), null), ('leased', now(), now() + interval '1 minute'),
    ('future', now() + interval '1 day', null), ('over', null, null)`);
  const adopt = () => databases[0].run((db) => adoptJobs(db, { queue, table }));
  const readNames = async () => {
    const { rows: found } = await databases[0].query(
      `select e."name", e."next_attempt_at" > j."due" as "later" from "job" j
         join "earlier" e on e."key"::text = j."key" order by 1`,
    );
    return found as unknown;
  };
  await adopt();
  const both = [
    { name: 'due', later: true },
    { name: 'future', later: true },
  ];
  expect(await readNames()).toEqual(both);
  await adopt();
  expect(await readNames()).toEqual(both);
  expect(await claim()).toBeDefined();
  expect(await claim()).toBeUndefined();
  // Adding the job again makes it due at once.
  await databases[0].query(
    `update "earlier" set "next_attempt_at" = now() where "name" = 'future'`,
  );
  await adopt();
  expect(await claim()).toBeDefined();
});
