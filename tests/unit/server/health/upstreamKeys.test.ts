import { createServer, type Server } from 'node:http';
import { upstreamKeys, untilKeysAreTaken } from '../../../../server/health/upstreamKeys';
import { listen } from '../../../../server/http/listen';
import { createSearchClient } from '../../../../features/search/server/searchClient';

let server: Server;
let url: string;
/** Keys that content platform and search service take. */
let right: { content: string; search: string };

beforeEach(async () => {
  right = { content: 'right', search: 'right' };
  server = createServer((request, response) => {
    const { sc_apikey: content, 'x-api-key': search } = request.headers;
    const isContent = request.url === '/graphql';
    const taken = isContent ? content === right.content : search === right.search;
    response.statusCode = taken ? (isContent ? 200 : 400) : isContent ? 401 : 403;
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

test('wrong keys are seen before any visitor comes, and right ones later', async () => {
  const keys = upstreamKeys(config('wrong'));
  expect(await keys.ask()).toEqual(['content', 'search']);
  right = { content: 'wrong', search: 'wrong' };
  expect(await keys.ask()).toEqual([]);
});

test('answers to visitors tell it, too', async () => {
  const logger = { error: () => undefined };
  const keys = upstreamKeys(config());
  const search = createSearchClient({ search: config('wrong').search, logger });
  await search.search('automotive-se', 'cars', {});
  expect(keys.refused()).toContain('search');
});

test('an upstream that does not answer is no wrong key', async () => {
  const keys = upstreamKeys(config());
  await keys.ask();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  expect(await keys.ask()).toEqual([]);
});

test('a process is ready once its keys are taken, and says until then which are not', async () => {
  const told: string[] = [];
  const logger = { error: (_: unknown, message: string) => told.push(message) };
  right.search = 'another';
  const keys = upstreamKeys(config());
  let tries = 0;
  await untilKeysAreTaken(
    {
      ask: async () => {
        tries += 1;
        if (tries === 3) right.search = 'right';
        return keys.ask();
      },
    },
    logger as never,
    1,
  );
  expect(tries).toBe(3);
  expect(told).toEqual([
    'Not ready: our key is refused by search. Check the variables of their keys.',
  ]);
  expect(told.join()).not.toContain('right');
});
