import { expirePublished } from '../../../../platform/memory/memories';
import express from 'express';
import { listRedirects, listRoutes } from '../../../../platform/content/content';
import { contentQueries, createContentClient } from '../../../../platform/content/contentClient';
import { KnownAnswers } from '../../../../platform/upstreams/KnownAnswers';
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

/** A content platform with answers of the test's own. */
async function startPlatform(answer: (query: Query) => unknown, known?: KnownAnswers) {
  const platform = express().use(express.json());
  let asked = 0;
  platform.post('/graphql', (request, response) => {
    asked += 1;
    response.json(answer(request.body as Query));
  });
  const port = await serve(platform);
  const url = `http://127.0.0.1:${port}/graphql`;
  const send = contentQueries(createUpstream({ name: 'content', url }), undefined, known);
  return { send, client: createContentClient(send), asked: () => asked };
}

/** A content platform that answers what it knows of a site, in the wire's form. */
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

const route = (routePath: string, updated: string | null, noIndex: string | null = '') => ({
  routePath,
  route: {
    url: { path: routePath },
    languages: [],
    updated: { value: updated },
    noIndex: noIndex === null ? null : { value: noIndex },
  },
});

const pages: Record<string, ReturnType<typeof route>[]> = {
  sv: [route('/', '20260131T101500Z'), route('/404', null), route('/dold', null, '1')],
  en: [route('/', '20260228T101500Z', null), route('/only-english', null)],
};

describe('routes of the content platform', () => {
  it('are public pages in every language, read to the last page', async () => {
    const content = await start(({ query, variables }) => {
      if (query.includes('errorHandling')) {
        return {
          ...siteInfo,
          errorHandling: { notFoundPagePath: '/404', serverErrorPagePath: '/500' },
        };
      }
      const all = pages[variables.language] ?? [];
      const at = Number(variables.after || 0);
      const pageInfo = { endCursor: String(at + 1), hasNext: at + 1 < all.length };
      return { routes: { total: all.length, pageInfo, results: all.slice(at, at + 1) } };
    });
    expect(await listRoutes(content, siteByName('automotive-se'))).toEqual([
      { path: '/', languages: ['sv', 'en'], updated: '2026-02-28' },
      { path: '/only-english', languages: ['en'], updated: undefined },
    ]);
  });

  it('are refused in any other form', async () => {
    const content = await start(() => ({ routes: { results: 'none' } }));
    await expect(listRoutes(content, siteByName('trucks'))).rejects.toMatchObject({
      name: 'UpstreamError',
      kind: 'invalid',
    });
  });
});

describe('redirects of the content platform', () => {
  it('are those that editors manage; a malformed one is left out alone', async () => {
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
          languages: [],
          language: { name: 'sv', displayName: 'sv', englishName: 'sv', nativeName: 'sv' },
        },
      },
    },
  });
  const page = { sitecore: { context: {}, route: { name: 'Home', placeholders: { main: [] } } } };

  /** Asks for a page through the content client, as the site does. */
  async function fetchFrom(answer: unknown) {
    const { client, asked } = await startPlatform(() => answer);
    const address = { site: 'trucks', routePath: '/', language: 'sv' } as const;
    return { fetch: () => fetchPage(client, address), asked };
  }

  it('are pages, and pages that are not there', async () => {
    const found = await fetchFrom(layout(page));
    expect((await found.fetch())?.page.name).toBe('Home');
    const missing = await fetchFrom({ data: { layout: { item: null } } });
    expect(await missing.fetch()).toBeUndefined();
  });

  it('serve all who ask for a page at nearly the same time, until something is published', async () => {
    const known = new KnownAnswers();
    const { client, asked } = await startPlatform(() => layout(page), known);
    const fetch = () => fetchPage(client, { site: 'trucks', routePath: '/', language: 'sv' });
    const first = await fetch();
    expect(await fetch()).toBe(first);
    expect(asked()).toBe(1);
    expirePublished();
    expect(await fetch()).toBe(first);
    expect(asked()).toBe(2);
  });

  const { route } = page.sitecore;
  const good = layout(page);
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
  ])('are an item without a page for %s, and no outage', async (_, answer) => {
    const { fetch, asked } = await fetchFrom(answer);
    for (let count = 0; count < 9; count += 1) expect(await fetch()).toBeUndefined();
    // Neither tried again nor counted: each visit asks once.
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
    ['an empty list of errors', { ...good, errors: [] }, { main: [] }],
    ['errors of null', { ...good, errors: null }, { main: [] }],
  ])('are a page, be it empty, for %s', async (_, answer, placeholders) => {
    const { fetch, asked } = await fetchFrom(answer);
    const found = await fetch();
    expect(found?.page).toMatchObject({ name: 'Home', placeholders });
    expect(found?.problems).toEqual([]);
    expect(asked()).toBe(1);
  });

  const { data } = good;
  it.each([
    ['no data', {}],
    ['data of null', { data: null }],
    ['data without what was asked for', { data: {} }],
    ['no answer to what was asked for', { data: { layout: null } }],
    ['an answer without its item', { data: { layout: {} } }],
    ['an item of another form', { data: { layout: { item: 'x' } } }],
    ['an item that lacks a part', { data: { layout: { item: { id: 'A', rendered: page } } } }],
    ['a layout that is none', layout('x')],
    ['a layout in a list', layout([page])],
    ['a text that holds another thing than a layout', layout('[1]')],
    ['a route that is none', layout({ sitecore: { context: {}, route: 'Home' } })],
    ['errors alone', { errors: [{ message: 'no' }] }],
    ['errors beside no data', { data: null, errors: [{ message: 'no' }] }],
    ['errors beside a part', { data: { layout: { item: null } }, errors: [{ message: 'no' }] }],
    ['errors beside all of it', { data, errors: [{ message: 'no' }] }],
    ['a list', [layout(page)]],
    ['null', null],
  ])('are an outage with %s', async (_, answer) => {
    const { fetch, asked } = await fetchFrom(answer);
    await expect(fetch()).rejects.toMatchObject({ upstream: 'content', kind: 'invalid' });
    // It counts: after a few more the platform is left alone.
    for (let count = 0; count < 3; count += 1) await fetch().catch(() => undefined);
    await expect(fetch()).rejects.toMatchObject({ kind: 'open' });
    expect(asked()).toBe(5);
  });

  it('are those to the very question, not to one that began before something was published', async () => {
    const { fetch, asked } = await fetchFrom(layout(page));
    const [before, after] = await Promise.all([fetch(), fetch()]);
    expect([before?.page.name, after?.page.name]).toEqual(['Home', 'Home']);
    await fetch();
    expect(asked()).toBe(3);
  });

  it('to a cursor that somebody made up count for nothing', async () => {
    const { send } = await startPlatform(() => ({ data: null, errors: [{ message: 'no' }] }));
    const variables = { cursor: 'x' };
    for (let count = 0; count < 9; count += 1) {
      const asked = send({ query: '', operationName: 'Stories', variables });
      await expect(asked).rejects.toMatchObject({ kind: 'status', status: 400 });
    }
  });
});

describe('null for what is not there', () => {
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
    ['fields that are gone', { children: { results: [entry([null])] } }],
    ['a field of null', { children: { results: [entry([{ name: 'Url', jsonValue: null }])] } }],
  ])('is an empty menu for %s', async (_, item) => {
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
  ])('leaves the texts in code for %s', async (_, site) => {
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
