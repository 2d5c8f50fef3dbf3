import type { Request, Response } from 'express';
import { matchPageRoute } from '../../../../platform/pages/matchPageRoute';
import { sites } from '../../../../sites/sites';

const site = sites['automotive-se'];
const match = (url: string, method = 'GET', route: string | undefined = '/sparade-bilar') =>
  matchPageRoute(
    { url, method } as Request,
    { locals: { site } } as unknown as Response,
    () => route,
  );

test.each([
  ['/sparade-bilar?token=x', 'sv'],
  ['/Sparade-Bilar?token=x', 'sv'],
  ['/SPARADE%2DBILAR?token=x', 'sv'],
  ['/en/sparade-bilar?token=x', 'en'],
  ['/EN/SPARADE-bilar?token=x', 'en'],
])('a page is matched in any letter case, as ordinary pages are: %s', (url, language) => {
  const matched = match(url);
  expect([matched?.language, matched?.query.get('token')]).toEqual([language, 'x']);
});

test.each([
  ['/sparade', 'GET', '/sparade-bilar'],
  ['/sparade-bilar', 'POST', '/sparade-bilar'],
  ['/%', 'GET', '/sparade-bilar'],
])('matches no other page, and no method but GET and HEAD: %s %s', (url, method, route) => {
  expect(match(url, method, route)).toBeUndefined();
});
