import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../../../server/config';
import { probeUpstreams } from '../../../../server/devPages/probeUpstreams';

let server: Server;
let address: string;
let receivedRequests: { url?: string; key?: string | string[] }[];

beforeEach(async () => {
  receivedRequests = [];
  server = createServer((request, response) => {
    receivedRequests.push({ url: request.url, key: request.headers.sc_apikey });
    response.statusCode = request.url === '/broken' ? 500 : request.url === '/graphql' ? 200 : 404;
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

/** A loopback address on which nothing listens. */
const unusedAddress = 'http://127.0.0.1:1';

it('reports which upstreams work and which fail, with the reason', async () => {
  const health = await probeUpstreams(
    readConfig({
      CONTENT_URL: `${address}/graphql`,
      CONTENT_API_KEY: 'key',
      MEDIA_URL: `${address}/media`,
      EVENTS_URL: `${address}/broken`,
      DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/forecourt',
    }),
  );
  const problems = Object.fromEntries(health.map(({ name, problem }) => [name, problem]));
  // The media store answers 404 at its root, which counts as working.
  expect(problems).toMatchObject({ content: undefined, media: undefined });
  expect(problems.events).toBe('answered 500');
  expect(problems.database).toMatch(/ECONNREFUSED/);
  expect(receivedRequests).toContainEqual({ url: '/graphql', key: 'key' });
});

it('distinguishes embedded defaults from remote systems', async () => {
  const health = await probeUpstreams(
    readConfig({ EMBEDDED_PORT: '1', DATABASE_PORT: '1', EVENTS_URL: `${address}/events` }),
  );
  const embedded = Object.fromEntries(health.map((upstream) => [upstream.name, upstream.embedded]));
  expect(embedded).toEqual({
    content: true,
    media: true,
    events: false,
    database: true,
    search: true,
  });
});

it('reports a content platform that rejects the key as failing', async () => {
  const [content] = await probeUpstreams(readConfig({ CONTENT_URL: `${address}/refused` }));
  expect(content).toMatchObject({ name: 'content', problem: 'answered 404', embedded: false });
});

it('never shows credentials', async () => {
  const health = await probeUpstreams(
    readConfig({
      CONTENT_URL: unusedAddress,
      CONTENT_API_KEY: 'content-secret',
      DATABASE_URL: 'postgres://user:database-secret@127.0.0.1:1/forecourt',
    }),
  );
  expect(JSON.stringify(health)).not.toMatch(/secret|user/);
});
