import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../../platform/database/connect';
import { TestPlatform } from './testPlatform';

const view = {
  type: 'VIEW',
  channel: 'WEB',
  currency: 'USD',
  page: 'Start <b>',
  pageVariantId: '_default',
  language: 'sv',
  site: 'harbour',
};

let contentFolder: string;
let platform: TestPlatform;

beforeAll(async () => {
  contentFolder = await mkdtemp(join(tmpdir(), 'forecourt-content-'));
  await mkdir(join(contentFolder, 'harbour'));
  const dictionary = join('harbour', 'dictionary.yml');
  await copyFile(join('tests', 'contract', 'content', dictionary), join(contentFolder, dictionary));
  platform = await TestPlatform.start({ contentFolder, watchContent: true });
});

afterAll(async () => {
  await platform.close();
  await rm(contentFolder, { recursive: true, force: true });
});

test('[TRACK-01] a page view is accepted and shown in the inbox, as JSON and as a page', async () => {
  expect(await platform.post('/events', view)).toMatchObject({ status: 202, id: 1 });
  const { type, ...payload } = view;
  const listed = await fetch(`${platform.url}/_inbox?format=json`);
  expect(await listed.json()).toEqual({
    leads: [],
    leadTotal: 0,
    bookings: [],
    bookingTotal: 0,
    messages: [],
    messageTotal: 0,
    reviews: [],
    reviewTotal: 0,
    events: [{ id: 1, type, payload, receivedAt: expect.any(String) }],
    total: 1,
    page: 1,
    pages: 1,
  });
  const page = await fetch(`${platform.url}/_inbox`, { headers: { accept: 'text/html' } });
  const html = await page.text();
  expect(html).toContain('1 event received');
  expect(html).toContain('<td>Start &lt;b&gt;</td>');
});

test.each([
  ['another channel', { ...view, channel: 'APP' }],
  ['no page', { ...view, page: '' }],
  ['an invalid currency', { ...view, currency: 'dollars' }],
  ['a name that is too long', { ...view, page: 'x'.repeat(301) }],
  ['a text instead of an object', '"text"'],
  ['invalid JSON', '{'],
])('an event with %s is refused', async (_, body) => {
  expect((await platform.post('/events', body)).status).toBe(400);
});

test('events survive a restart', async () => {
  await platform.restart();
  const listed = await fetch(`${platform.url}/_inbox?format=json&page=1`);
  expect(await listed.json()).toMatchObject({ total: 1 });
});

test('the health check shows whether the database answers', async () => {
  const health = await fetch(`${platform.url}/health`);
  expect(health.status).toBe(200);
  expect(await health.json()).toEqual({ status: 'ok', database: true, content: { problems: 0 } });
});

test('content files are read again when they change, also when a file is replaced', async () => {
  const file = join(contentFolder, 'harbour', 'dictionary.yml');
  const readValue = async (): Promise<unknown> => {
    const answer = await platform.query(
      '{ site { siteInfo(site: "harbour") { dictionary(language: "en") { results { key value } } } } }',
    );
    return answer.data;
  };
  const answerWith = (value: string) => ({
    site: { siteInfo: { dictionary: { results: [{ key: 'fresh', value }] } } },
  });
  const waitForValue = async (expected: string): Promise<void> => {
    for (let tries = 0; tries < 200; tries++) {
      if (JSON.stringify(await readValue()) === JSON.stringify(answerWith(expected))) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await readValue()).toEqual(answerWith(expected));
  };
  await writeFile(file, 'fresh: { sv: Ny, en: New }\n');
  await waitForValue('New');
  for (const word of ['Newer', 'Newest', 'Last']) {
    await writeFile(`${file}.part`, `fresh: { sv: Ny, en: ${word} }\n`);
    await rename(`${file}.part`, file);
    await waitForValue(word);
  }
});

test('only the newest 10,000 events are kept', async () => {
  const { pool, close } = await connectDatabase({ url: platform.database.url });
  await pool.query(
    "insert into event (id, type, payload) overriding system value select n, 'VIEW', '{}' from generate_series(100, 10199) n",
  );
  await pool.query("select setval(pg_get_serial_sequence('event', 'id'), 10199)");
  expect(await platform.post('/events', view)).toMatchObject({ id: 10_200 });
  const { rows } = await pool.query('select min(id) as oldest, count(*) as kept from event');
  await close();
  expect(rows).toEqual([{ oldest: '201', kept: '10000' }]);
});
