import { Database } from '../../platform/database/Database';
import { logTo } from '../../platform/log';
import { keysOfNotice } from '../../server/pageCache/publishNotice';
import { siteKey } from '../../platform/pages/surrogateKeys';
import { PageCache } from '../../server/pageCache/PageCache';
import { Purges } from '../../server/pageCache/Purges';
import type { PageRequest, RenderedPage } from '../../platform/pages/page.types';
import { plainPage, startApp, stopServers, type AppUnderTest } from '../unit/server/appUnderTest';
import { encodeHtml } from '../../platform/pages/encodeHtml';
import { dataOrThrow, harbour, TestPlatform, webhookSecret } from './testPlatform';
import { waitUntil } from '../support/waitUntil';

const hero = '/sitecore/content/harbour/Home/Data/HeroBanner 1';
const { logger } = logTo({ write: () => true }, 'silent');

let platform: TestPlatform;

/** Renders the front page with the published title from the platform. */
async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { item } = await platform.read<{ item: { field: { value: string } } }>(
    `{ item(path: "${hero}", language: "sv") { field(name: "Title") { value } } }`,
  );
  return { ...(await plainPage(request)), html: encodeHtml(item.field.value) };
}

interface Web {
  app: AppUnderTest;
  database: Database;
  purges: Purges;
}

/** Starts a web process with its own page cache, database connections and notices. */
async function startWeb(databaseUrl: () => string): Promise<Web> {
  let purges: Purges | undefined;
  let database: Database | undefined;
  const pageCache = new PageCache({ render: renderPage, logger, headers: [] });
  const app = await startApp({
    renderPage,
    pageCache,
    environment: { PUBLISH_WEBHOOK_SECRET: webhookSecret },
    onPublished: async (notice) => ({
      purged: (await purges?.publish(keysOfNotice(notice), notice.site)) ?? 0,
      inUse: (await purges?.areAllInUse()) ?? false,
    }),
  });
  const web: Web = {
    app,
    get database() {
      return (database ??= new Database(databaseUrl()));
    },
    get purges() {
      return (purges ??= new Purges({
        database: web.database,
        // The platform has only the test site, which stands for this site.
        apply: () => pageCache.purge([siteKey('automotive-se')]),
        applyAll: () => pageCache.purge([siteKey('automotive-se')]),
        logger,
      }));
    },
  };
  return web;
}

let webs: [Web, Web];

beforeAll(async () => {
  const url = () => platform.database.url;
  webs = [await startWeb(url), await startWeb(url)];
  platform = await TestPlatform.start({ webUrl: `http://127.0.0.1:${webs[0].app.port}` });
  for (const web of webs) web.purges.start();
});

afterAll(async () => {
  for (const web of webs) await web.purges.close();
  for (const web of webs) await web.database.close();
  await platform.close();
  await stopServers();
});

const titleAt = async ({ app }: Web) => (await app.request({ path: '/' })).text;

async function publishTitle(value: string): Promise<void> {
  const { item } = dataOrThrow(
    await platform.queryAuthoring<{ item: { version: number } }>(
      `{ item(where: { path: "${hero}", language: "sv" }) { version } }`,
    ),
  );
  const input = {
    path: hero,
    language: 'sv',
    expectedVersion: item.version,
    fields: [{ name: 'Title', value }],
  };
  dataOrThrow(
    await platform.queryAuthoring(
      'mutation ($input: UpdateItemInput!) { updateItem(input: $input) { item { version } } }',
      { input },
    ),
  );
  dataOrThrow(
    await platform.queryAuthoring(
      'mutation ($input: PublishItemInput!) { publishItem(input: $input) { published } }',
      { input: { path: hero } },
    ),
  );
}

test('[EDIT-57] after a notice to one web process, every web process shows the new page', async () => {
  const readTitles = () => Promise.all(webs.map(titleAt));
  expect(await readTitles()).toEqual(['Välkommen', 'Välkommen']);
  await publishTitle('Ny överallt');
  await waitUntil(async () => (await readTitles()).every((title) => title === 'Ny överallt'));
  // The pages come from the cache.
  expect(await readTitles()).toEqual(['Ny överallt', 'Ny överallt']);
});

test('[EDIT-57] a web process that could not read for a while catches up with what it missed, once', async () => {
  const database = new Database(platform.database.url);
  let isAway = false;
  const read: unknown[] = [];
  const unreachablePurges = new Purges({
    database: {
      run: (work) => (isAway ? Promise.reject(new Error('away')) : database.run(work)),
    },
    apply: (keys) => read.push(keys),
    applyAll: () => read.push('all'),
    logger,
    pollMs: 20,
  });
  unreachablePurges.start();
  try {
    await waitUntil(async () => read.length > 0);
    expect(read).toEqual(['all']);
    isAway = true;
    await webs[1].purges.publish(['one', 'two'], harbour.name);
    await webs[1].purges.publish(['three']);
    isAway = false;
    await waitUntil(async () => read.length > 2);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(read.slice(1)).toEqual([['one', 'two'], ['three']]);
  } finally {
    await unreachablePurges.close();
    await database.close();
  }
});

test('[EDIT-57] a notice that cannot be passed on to the other processes is refused, so that it is sent again', async () => {
  const purges = new Purges({
    database: { run: () => Promise.reject(new Error('no database')) },
    apply: () => 1,
    applyAll: () => undefined,
    logger,
  });
  await expect(purges.publish(['x'])).rejects.toMatchObject({
    status: 503,
  });
});
