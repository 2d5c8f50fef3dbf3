import { fieldsOf } from '../../domain/isRecord';
import { Database } from '../../platform/database/Database';
import { createContentServices } from '../../platform/content/contentServices';
import { fetchPage } from '../../platform/content/fetchPage';
import { resolveRoute } from '../../platform/content/resolveRoute';
import { logTo } from '../../platform/log';
import { expirePublished } from '../../platform/memory/memories';
import { encodeHtml } from '../../platform/pages/encodeHtml';
import { createSiteRedirects } from '../../redirects/siteRedirects';
import { PageCache } from '../../server/pageCache/PageCache';
import { createPublishing, type Publishing } from '../../server/pageCache/publishing';
import { createUnknownCheck } from '../../server/pageCache/unknownAddress';
import {
  syncManagedRedirects,
  type ManagedRedirectsSync,
} from '../../server/redirects/managedRedirects';
import { siteByName } from '../../sites/sites';
import type { Site } from '../../sites/site.types';
import {
  plainPage,
  startApp,
  stopServers,
  type Answer,
  type AppUnderTest,
} from '../unit/server/appUnderTest';
import { change, create, move, platform, startTestPages } from './testPages';
import { apiKey, harbour, webhookSecret } from './testPlatform';

const { logger } = logTo({ write: () => true }, 'silent');
const site: Site = {
  ...siteByName('trucks'),
  name: harbour.name,
  hosts: ['harbour.example'],
  languages: ['sv', 'en'],
};

/** The parts of a web process that moves affect: page cache, redirects, notices, and remembered answers. */
class Web {
  readonly #redirects = createSiteRedirects([], site.languages);
  #database: Database | undefined;
  #publishing: Publishing | undefined;
  #managed: ManagedRedirectsSync | undefined;
  app!: AppUnderTest;

  async listen(): Promise<string> {
    this.app = await startApp({
      sites: [site],
      environment: { PUBLISH_WEBHOOK_SECRET: webhookSecret },
      findRedirect: () => this.#redirects.find,
      checkUnknown: (request) => this.#check(request),
      renderPage: (request) => this.#render(request),
      pageCache: this.#pageCache,
      onPublished: (notice) => this.#publishing?.onPublished(notice) ?? { purged: 0, inUse: false },
    });
    return `http://127.0.0.1:${this.app.port}`;
  }

  /** Call it after the platform has started. */
  async start(): Promise<void> {
    const redirects = new Map([[site.name, this.#redirects]]);
    const database = new Database(platform.database.url);
    const managed = syncManagedRedirects({
      ...{ sites: [site], redirects, content: this.#content.uncachedContent, logger },
      runTask: () => Promise.reject(new Error('These rules need no thread')),
      onChange: () => undefined,
    });
    this.#publishing = createPublishing({
      config: { databaseUrl: platform.database.url, embedded: { database: true, upstreams: true } },
      ...{ database, pageCache: this.#pageCache, sites: [site], logger, expire: expirePublished },
      refreshRedirects: managed.refresh,
      expireStock: () => undefined,
      onApplied: () => undefined,
    });
    this.#database = database;
    this.#managed = managed;
    await managed.refresh();
    this.#publishing.start();
  }

  async close(): Promise<void> {
    this.#managed?.stop();
    await this.#publishing?.close();
    await this.#database?.close();
  }

  get(path: string): Promise<Answer> {
    return this.app.request({ path, headers: { host: 'harbour.example' } });
  }

  #services: ReturnType<typeof createContentServices> | undefined;

  get #content() {
    const content = { url: `${platform.url}/graphql`, apiKey };
    return (this.#services ??= createContentServices({ content, editing: {} }, logger));
  }

  #check: ReturnType<typeof createUnknownCheck> = (request) =>
    createUnknownCheck({
      ...{ sites: [site], content: this.#content.uncachedContent, expire: expirePublished },
      refreshRedirects: (name) => this.#managed?.refreshSite(name) ?? Promise.resolve(),
    })(request);

  readonly #pageCache = new PageCache({
    render: (request) => this.#render(request),
    logger,
    headers: [],
  });

  #render: typeof plainPage = async (request) => {
    const route = resolveRoute(site, request.path);
    const address = route && { site: site.name, ...route };
    const isThere = address && (await fetchPage(this.#content.content, address));
    const page = await plainPage(request);
    if (isThere) return { ...page, status: 200 };
    return { ...page, status: 404, isUnknown: true, html: encodeHtml('Not here') };
  };
}

const webs = [new Web(), new Web()] as const;
startTestPages(() => webs[0].listen());

beforeAll(async () => {
  await webs[1].listen();
  for (const web of webs) await web.start();
});

afterAll(async () => {
  for (const web of webs) await web.close();
  await stopServers();
});

const MOVES = 6;

/**
 * Publishes an item and expects that both processes show it. On a busy machine the answer may say that they do
 * not yet; publishing again waits once more.
 */
async function publishVisibly(itemId: string): Promise<void> {
  let isVisible: unknown = false;
  for (let attempt = 0; isVisible !== true && attempt < 5; attempt++) {
    ({ isVisible } = fieldsOf(await change('publishItem', { itemId }, 'isVisible')));
  }
  expect(isVisible).toBe(true);
}

/** Visits an address and follows its redirects, each request at another process than the last. */
async function visit(path: string, first: number): Promise<string[]> {
  const steps: string[] = [];
  let next: string | undefined = path;
  while (next !== undefined && steps.length < 10) {
    const answer: Answer = await webs[(first + steps.length) % 2 === 0 ? 0 : 1].get(next);
    steps.push(`${answer.status} ${next}`);
    next = answer.status === 301 ? answer.headers.location : undefined;
  }
  return steps;
}

/**
 * Moves a page step by step, under 100 requests a second to all addresses that it had. Returns the visits that did
 * not end at a page.
 */
async function findFailuresWhileMoving(
  addressOf: (place: number) => string,
  count: number,
  step: (to: number) => Promise<void>,
): Promise<string[][]> {
  const visits: Promise<string[]>[] = [];
  let place = 0;
  const load = setInterval(() => {
    const path = addressOf(visits.length % (place + 1));
    visits.push(visit(path, Math.floor(visits.length / 2)));
  }, 10);
  try {
    for (let to = 1; to <= count; to += 1) {
      // Both processes remember that there is no page at the new address.
      for (const web of webs) expect((await web.get(addressOf(to))).status).toBe(404);
      await step(to);
      // The move is in effect in both processes as soon as the editor gets the answer.
      for (const web of webs) {
        const old = await web.get(addressOf(to - 1));
        expect([old.status, old.headers.location]).toEqual([301, addressOf(to)]);
        expect((await web.get(addressOf(to))).status).toBe(200);
      }
      place = to;
      const enough = visits.length + 50;
      while (visits.length < enough) await new Promise((resolve) => setTimeout(resolve, 10));
    }
  } finally {
    clearInterval(load);
  }
  const journeys = await Promise.all(visits);
  expect(journeys.length).toBeGreaterThan(50 * count);
  return journeys.filter((steps) => !steps.at(-1)?.startsWith('200'));
}

test('[EDIT-57] under 100 requests a second, no web process answers 404 at an old address of a page that moves, nor redirects to one', async () => {
  const page = await create('Flyttar', 'place-0');
  await publishVisibly(page.itemId);
  const failures = await findFailuresWhileMoving(
    (place) => `/place-${place}`,
    MOVES,
    async (to) => {
      await move(`/place-${to - 1}`, '/', `place-${to}`);
      await publishVisibly(page.itemId);
    },
  );
  expect(failures).toEqual([]);
});

test('[EDIT-57] under load no web process answers 404 at an old address of a page in one language', async () => {
  const { itemId } = await create('Byter', 'byter');
  await change('addLanguage', { itemId, language: 'en', from: 'sv' });
  const setSlug = async (place: number) => {
    const fields = [{ name: 'slug', value: `changing-${place}` }];
    const input = { itemId, language: 'en', expectedVersion: place + 1, fields };
    await change('updateItem', input, 'item { version }');
    await publishVisibly(itemId);
  };
  await setSlug(0);
  const failures = await findFailuresWhileMoving((place) => `/en/changing-${place}`, 3, setSlug);
  expect(failures).toEqual([]);
  expect(await visit('/byter', 0)).toEqual(['200 /byter']);
});

test('[EDIT-57] an address where there is no page is answered with 404 every time', async () => {
  for (const web of webs) expect((await web.get('/nowhere')).status).toBe(404);
  for (const web of webs) expect((await web.get('/nowhere')).status).toBe(404);
});

test('[EDIT-22] after the deletion of a page that had moved is published, its old address leads visitors to the page above', async () => {
  const page = await create('Tillfällig', 'passing-0', '/cars');
  const publish = () => change('publishItem', { itemId: page.itemId }, 'isVisible');
  await publish();
  await move('/cars/passing-0', '/cars', 'passing-1');
  await publish();
  expect(await visit('/cars/passing-0', 0)).toEqual(['301 /cars/passing-0', '200 /cars/passing-1']);
  await change('deletePage', { itemId: page.itemId }, 'id');
  await publish();
  for (const first of [0, 1]) {
    expect(await visit('/cars/passing-0', first)).toEqual(['301 /cars/passing-0', '200 /cars']);
  }
});
