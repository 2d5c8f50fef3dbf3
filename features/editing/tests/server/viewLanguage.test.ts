import { viewLanguage } from '../../server/editor/viewLanguage';
import type { EditorSite } from '../../model/editorView.types';
import express from 'express';
import { requestApp, serve, stopServers } from '../../../../tests/unit/server/appUnderTest';

afterEach(stopServers);

const site = (name: string, language: string): EditorSite => ({
  name,
  origin: `http://${name}.localhost`,
  languages: [language],
  timeZone: 'Europe/Stockholm',
});
const sites = [site('charging', 'sv'), site('trucks', 'fi')];

/** The language for a request with this `Accept-Language` header and query. */
async function findLanguage(accepted?: string, query = '', chosen?: 'sk'): Promise<string> {
  const app = express();
  app.get('/', (request, response) => {
    response.send(viewLanguage(request, sites, chosen));
  });
  const headers: Record<string, string> =
    accepted === undefined ? {} : { 'accept-language': accepted };
  return (await requestApp(await serve(app), { path: `/${query}`, headers })).text;
}

test.each([
  ['the choice of the account', 'en', '', 'sk', 'sk'],
  ['the language of the browser', 'de, nb-NO;q=0.8, en;q=0.5', '', undefined, 'nb'],
  ['Norwegian for the older tag', 'no, en;q=0.5', '', undefined, 'nb'],
  ['Norwegian for Nynorsk', 'nn-NO, en;q=0.5', '', undefined, 'nb'],
  ['the language of the first site', 'de', '', undefined, 'sv'],
  ['the language of the requested site', 'de', '?site=trucks', undefined, 'fi'],
  ['the language of the site for any language', '*', '?site=trucks', undefined, 'fi'],
  ['the language of the site without a header', undefined, '', undefined, 'sv'],
] as const)('the editor has %s', async (_, accepted, query, chosen, expected) => {
  expect(await findLanguage(accepted, query, chosen)).toBe(expected);
});
