import { expirePublished } from '../../../../platform/memory/memories';
import express from 'express';
import { listRedirects, listRoutes } from '../../../../platform/content/content';
import { contentQueries, createContentClient } from '../../../../platform/content/contentClient';
import { MicroCache } from '../../../../platform/upstreams/MicroCache';
import { createUpstream } from '../../../../platform/upstreams/request';
import { fetchPage } from '../../../../platform/content/fetchPage';
import { createNavigation } from '../../../../platform/content/navigation';
import { createSiteContent, defaultSiteContent } from '../../../../platform/content/siteContent';
import { siteByName } from '../../../../sites/sites';
import { serve, stopServers } from '../../server/appUnderTest';

afterEach(stopServers);

interface Query {
  query: string;
  variables: { site: string; language: string; after?: string };
}

/** Starts a content platform with a custom answer to each query. */
async function startPlatform(answer: (query: Query) => unknown, cache?: MicroCache) {
  const platform = express().use(express.json());
  let requestCount = 0;
  platform.post('/graphql', (request, response) => {
    requestCount += 1;
    response.json(answer(request.body as Query));
  });
  const port = await serve(platform);
  const url = `http://127.0.0.1:${port}/graphql`;
  const send = contentQueries(createUpstream({ name: 'content', url }), undefined, cache);
  return { send, client: createContentClient(send), countRequests: () => requestCount };
}

/** Starts a content platform whose answers are `siteInfo` objects in the API's format. */
async function start(answer: (query: Query) => unknown) {
  const site = (query: Query) => ({ data: { site: { siteInfo: answer(query) } } });
  return (await startPlatform(site)).client;
}

const siteInfo = {
  name: 'trucks',
  rootPath: '/',
  hostname: '*',
  language: 'sv',
  robots: null,
  sitemap: [],
  redirects: [],
  errorHandling: null,
};

const route = (
  routePath: string,
  updated: string | null,
  noIndex: string | null = '',
  id = routePath,
) => ({
  routePath,
  route: {
    id,
    url: { path: routePath },
    languages: [],
    updated: { value: updated },
    noIndex: noIndex === null ? null : { value: noIndex },
  },
});

const pages: Record<string, ReturnType<typeof route>[]> = {
  sv: [
    route('/', '20260131T101500Z'),
    route('/404', null),
    route('/dold', null, '1'),
    route('/om-oss', null),
  ],
  en: [
    route('/', '20260228T101500Z', null),
    route('/only-english', null),
    route('/about', null, '', '/om-oss'),
  ],
};

describe('routes of the content platform', () => {
  it('routes are the public pages in every language, read to the last page of results', async () => {
    const content = await start(({ query, variables }) => {
      if (query.includes('errorHandling')) {
        return {
          ...siteInfo,
          errorHandling: { notFoundPagePath: '/404', serverErrorPagePath: '/500' },
        };
      }
      const routes = pages[variables.language] ?? [];
      const offset = Number(variables.after || 0);
      const pageInfo = { endCursor: String(offset + 1), hasNext: offset + 1 < routes.length };
      return {
        routes: { total: routes.length, pageInfo, results: routes.slice(offset, offset + 1) },
      };
    });
    expect(await listRoutes(content, siteByName('automotive-se'))).toEqual([
      { path: '/', languages: ['sv', 'en'], updated: '2026-02-28' },
      { path: '/om-oss', translatedPaths: { en: '/about' }, languages: ['sv', 'en'] },
      { path: '/only-english', languages: ['en'], updated: undefined },
    ]);
  });

  it('routes in any other form are rejected', async () => {
    const content = await start(() => ({ routes: { results: 'none' } }));
    await expect(listRoutes(content, siteByName('trucks'))).rejects.toMatchObject({
      name: 'UpstreamError',
      kind: 'invalid',
    });
  });
});

describe('redirects of the content platform', () => {
  it('redirects are those that editors manage, except malformed ones', async () => {
    const redirect = {
      pattern: '/old',
      target: '/new',
      redirectType: 'REDIRECT_301',
      locale: '',
      isQueryStringPreserved: true,
      isLanguagePreserved: false,
    };
    const malformed = { ...redirect, redirectType: 'REDIRECT_418' };
    const content = await start(() => ({ ...siteInfo, redirects: [malformed, redirect, null] }));
    expect(await listRedirects(content, siteByName('trucks'))).toEqual([null, redirect]);
  });
});

describe('answers of the content platform', () => {
  const layout = (rendered: unknown) => ({
    data: {
      layout: {
        item: {
          id: 'A',
          version: 1,
          rendered,
          url: { path: '/' },
          languages: [],
          language: { name: 'sv', displayName: 'sv', englishName: 'sv', nativeName: 'sv' },
        },
      },
    },
  });
  const page = { sitecore: { context: {}, route: { name: 'Home', placeholders: { main: [] } } } };

  /** Returns a function that fetches a page through the content client. */
  async function fetchFrom(answer: unknown) {
    const { client, countRequests } = await startPlatform(() => answer);
    const address = { site: 'trucks', routePath: '/', language: 'sv' } as const;
    return { fetch: () => fetchPage(client, address), asked: countRequests };
  }

  it('answers are parsed as pages, or as missing pages', async () => {
    const platform = await fetchFrom(layout(page));
    expect((await platform.fetch())?.page.name).toBe('Home');
    const missing = await fetchFrom({ data: { layout: { item: null } } });
    expect(await missing.fetch()).toBeUndefined();
  });

  it('answers are shared between concurrent requests for a page until something is published', async () => {
    const cache = new MicroCache();
    const { client, countRequests: asked } = await startPlatform(() => layout(page), cache);
    const fetch = () => fetchPage(client, { site: 'trucks', routePath: '/', language: 'sv' });
    const first = await fetch();
    expect(await fetch()).toBe(first);
    expect(asked()).toBe(1);
    expirePublished();
    expect(await fetch()).toBe(first);
    expect(asked()).toBe(2);
  });

  const { route } = page.sitecore;
  const validAnswer = layout(page);
  it.each([
    ['a route of null', layout({ sitecore: { context: { language: 'sv' }, route: null } })],
    ['a context alone', layout({ sitecore: { context: { language: 'sv' } } })],
    ['an empty layout', layout({})],
    ['an empty frame', layout({ sitecore: {} })],
    ['a frame of null', layout({ sitecore: null })],
    ['no layout', layout(null)],
    ['a blank layout', layout('')],
    ['null as text', layout('null')],
    ['a route of null as text', layout(JSON.stringify({ sitecore: { route: null } }))],
  ])('an answer with %s is an item without a page, not an outage', async (_, answer) => {
    const { fetch, asked } = await fetchFrom(answer);
    for (let count = 0; count < 9; count += 1) expect(await fetch()).toBeUndefined();
    // No retry and no open circuit: each visit sends one request.
    expect(asked()).toBe(9);
  });

  it.each([
    ['text', layout(JSON.stringify(page)), { main: [] }],
    ['a route without placeholders', layout({ sitecore: { route: { name: 'Home' } } }), {}],
    ['placeholders of null', layout({ sitecore: { route: { ...route, placeholders: null } } }), {}],
    ['placeholders as a list', layout({ sitecore: { route: { ...route, placeholders: [] } } }), {}],
    [
      'a placeholder of null',
      layout({ sitecore: { route: { ...route, placeholders: { main: null } } } }),
      {},
    ],
    ['an empty list of errors', { ...validAnswer, errors: [] }, { main: [] }],
    ['errors of null', { ...validAnswer, errors: null }, { main: [] }],
  ])('an answer with %s is a page, possibly empty', async (_, answer, placeholders) => {
    const { fetch, asked } = await fetchFrom(answer);
    const result = await fetch();
    expect(result?.page).toMatchObject({ name: 'Home', placeholders });
    expect(result?.problems).toEqual([]);
    expect(asked()).toBe(1);
  });

  const { data } = validAnswer;
  it.each([
    ['no data', {}],
    ['data of null', { data: null }],
    ['data without the requested field', { data: {} }],
    ['null as the requested field', { data: { layout: null } }],
    ['an answer without its item', { data: { layout: {} } }],
    ['an item of a wrong type', { data: { layout: { item: 'x' } } }],
    ['an item that lacks a part', { data: { layout: { item: { id: 'A', rendered: page } } } }],
    ['an invalid layout', layout('x')],
    ['a layout in a list', layout([page])],
    ['a text that holds another thing than a layout', layout('[1]')],
    ['an invalid route', layout({ sitecore: { context: {}, route: 'Home' } })],
    ['only errors', { errors: [{ message: 'no' }] }],
    ['errors and no data', { data: null, errors: [{ message: 'no' }] }],
    ['errors and partial data', { data: { layout: { item: null } }, errors: [{ message: 'no' }] }],
    ['errors and complete data', { data, errors: [{ message: 'no' }] }],
    ['a list', [layout(page)]],
    ['null', null],
  ])('an answer with %s is an outage', async (_, answer) => {
    const { fetch, asked } = await fetchFrom(answer);
    await expect(fetch()).rejects.toMatchObject({ upstream: 'content', kind: 'invalid' });
    // These failures count: the circuit opens after three more.
    for (let count = 0; count < 3; count += 1) await fetch().catch(() => undefined);
    await expect(fetch()).rejects.toMatchObject({ kind: 'open' });
    expect(asked()).toBe(5);
  });

  it('an answer is not shared with a request from after a publish', async () => {
    const { fetch, asked } = await fetchFrom(layout(page));
    const [before, after] = await Promise.all([fetch(), fetch()]);
    expect([before?.page.name, after?.page.name]).toEqual(['Home', 'Home']);
    await fetch();
    expect(asked()).toBe(3);
  });

  it('errors for an invalid cursor do not count as failures', async () => {
    const { send } = await startPlatform(() => ({ data: null, errors: [{ message: 'no' }] }));
    const variables = { cursor: 'x' };
    for (let count = 0; count < 9; count += 1) {
      const response = send({ query: '', operationName: 'Stories', variables });
      await expect(response).rejects.toMatchObject({ kind: 'status', status: 400 });
    }
  });
});

describe('null values for missing content', () => {
  const entry = (fields: unknown) => ({
    id: 'A',
    hasChildren: false,
    template: { name: 'NavigationEntry' },
    name: 'a',
    fields,
  });

  it.each([
    ['no item', null],
    ['an item without children', { children: null }],
    ['children without results', { children: { results: [] } }],
    ['a child that is gone', { children: { results: [null] } }],
    ['missing fields', { children: { results: [entry([null])] } }],
    ['a field of null', { children: { results: [entry([{ name: 'Url', jsonValue: null }])] } }],
  ])('the menu is empty for %s', async (_, item) => {
    const failures: unknown[] = [];
    const { client } = await startPlatform(() => ({ data: { item }, errors: [] }));
    const menus = createNavigation(client, {
      onError: (error) => failures.push(error),
      onProblems: (problems) => failures.push(...problems),
    });
    const menu = await menus.get({ datasource: 'A', language: 'sv', of: 'MegaMenuEntry' });
    expect([menu, failures]).toEqual([[], []]);
  });

  it.each([
    ['a site that nobody knows', { siteInfo: null }],
    ['a site without a dictionary', { siteInfo: { dictionary: null } }],
    [
      'texts of null',
      {
        siteInfo: {
          dictionary: {
            total: 1,
            pageInfo: { endCursor: null, hasNext: false },
            results: [null, { key: 'errorCardTitle', value: null }],
          },
        },
      },
    ],
  ])('the default texts are used for %s', async (_, site) => {
    const failures: unknown[] = [];
    const { client } = await startPlatform(({ query }) => ({
      data: query.includes('dictionary') ? { site } : { item: null },
    }));
    const content = createSiteContent(client, (error) => failures.push(error));
    const trucks = siteByName('trucks');
    expect((await content.get(trucks, 'sv')).messages).toEqual(
      defaultSiteContent(trucks, 'sv').messages,
    );
    expect(failures).toEqual([]);
  });
});
