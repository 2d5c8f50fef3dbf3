import { createServer, type Server } from 'node:http';
import { upstreamKeys, waitUntilKeysAreAccepted } from '../../../../server/health/upstreamKeys';
import { listen } from '../../../../server/http/listen';
import { createSearchClient } from '../../../../features/search/server/searchClient';

let server: Server;
let url: string;
/** API keys that the content platform and the search service accept. */
let validKeys: { content: string; search: string };

beforeEach(async () => {
  validKeys = { content: 'right', search: 'right' };
  server = createServer((request, response) => {
    const { sc_apikey: content, 'x-api-key': search } = request.headers;
    const isContent = request.url === '/graphql';
    const isAccepted = isContent ? content === validKeys.content : search === validKeys.search;
    response.statusCode = isAccepted ? (isContent ? 200 : 400) : isContent ? 401 : 403;
    response.end('{}');
  });
  url = `http://127.0.0.1:${await listen(server, 0)}`;
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const config = (apiKey = 'right') => ({
  content: { url: `${url}/graphql`, apiKey },
  search: { url, apiKey },
});

test('detects wrong keys before any visitor request, and corrected ones later', async () => {
  const keys = upstreamKeys(config('wrong'));
  expect(await keys.check()).toEqual(['content', 'search']);
  validKeys = { content: 'wrong', search: 'wrong' };
  expect(await keys.check()).toEqual([]);
});

test("detects wrong keys in responses to visitors' requests", async () => {
  const logger = { error: () => undefined };
  const keys = upstreamKeys(config());
  const search = createSearchClient({ search: config('wrong').search, logger });
  await search.search('automotive-se', 'cars', {});
  expect(keys.refused()).toContain('search');
});

test('does not report an upstream that does not respond as a wrong key', async () => {
  const keys = upstreamKeys(config());
  await keys.check();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  expect(await keys.check()).toEqual([]);
});

test('a process is ready once its keys are accepted, and logs rejected keys until then', async () => {
  const logged: string[] = [];
  const logger = { error: (_: unknown, message: string) => logged.push(message) };
  validKeys.search = 'another';
  const keys = upstreamKeys(config());
  let tries = 0;
  await waitUntilKeysAreAccepted(
    {
      check: async () => {
        tries += 1;
        if (tries === 3) validKeys.search = 'right';
        return keys.check();
      },
    },
    logger as never,
    1,
  );
  expect(tries).toBe(3);
  expect(logged).toEqual(['not ready; upstreams rejected our API keys, correct their variables']);
  expect(logged.join()).not.toContain('right');
});
