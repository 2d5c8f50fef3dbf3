/** @jest-environment node */
import express from 'express';
import { listRedirects, listRoutes } from '../../../../server/upstreams/content';
import { createUpstream } from '../../../../server/upstreams/request';
import { siteByName } from '../../../../site/sites/sites';
import { serve, stopServers } from '../appUnderTest';

afterEach(stopServers);

interface Query {
  query: string;
  variables: { site: string; language: string; after?: string };
}

/** A content platform that answers one route a page, in the wire's form. */
async function start(answer: (query: Query) => unknown) {
  const platform = express().use(express.json());
  platform.post('/graphql', (request, response) => {
    const found = answer(request.body as Query);
    response.json({ data: { site: { siteInfo: found } } });
  });
  const port = await serve(platform);
  return createUpstream({ name: 'content', url: `http://127.0.0.1:${port}/graphql` });
}

const route = (routePath: string, updated: string | null, noIndex: string | null = '') => ({
  routePath,
  route: { updated: { value: updated }, noIndex: noIndex === null ? null : { value: noIndex } },
});

const pages: Record<string, ReturnType<typeof route>[]> = {
  sv: [route('/', '20260131T101500Z'), route('/404', null), route('/dold', null, '1')],
  en: [route('/', '20260228T101500Z', null), route('/only-english', null)],
};

describe('routes of the content platform', () => {
  it('are public pages in every language, read to the last page', async () => {
    const content = await start(({ query, variables }) => {
      if (query.includes('errorHandling')) {
        return { errorHandling: { notFoundPagePath: '/404', serverErrorPagePath: '/500' } };
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
      ...{ pattern: '/old', target: '/new', redirectType: 'REDIRECT_301', locale: '' },
      ...{ isQueryStringPreserved: true, isLanguagePreserved: false },
    };
    const malformed = { ...redirect, redirectType: 'REDIRECT_418' };
    const content = await start(() => ({ redirects: [malformed, redirect, null] }));
    expect(await listRedirects(content, siteByName('trucks'))).toEqual([null, redirect]);
  });
});
