import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePorts } from '../support/freePorts';
import { requestApp } from '../unit/server/appUnderTest';
import { startNginx, type CacheServer } from './cacheServers';

/** Web processes, of which the first is shutting down. */
const webs: Server[] = [503, 200, 200].map((ready) =>
  createServer(({ url }, response) => {
    response.writeHead(url === '/readyz' ? ready : 200).end();
  }),
);
let nginx: CacheServer;
let balancer: number;

beforeAll(async () => {
  for (const web of webs) await new Promise<void>((done) => web.listen(0, '127.0.0.1', done));
  const [edge = 0, cache = 0, free = 0] = await freePorts(3);
  balancer = free;
  const web = webs.map((server) => (server.address() as AddressInfo).port);
  nginx = await startNginx({ edge, cache, balancer, web });
});
afterAll(async () => {
  await nginx.stop();
  for (const web of webs) {
    web.closeAllConnections();
    await new Promise((done) => web.close(done));
  }
});

test('the readiness check succeeds through the balancer while one web process shuts down', async () => {
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 12; attempt += 1) {
    statuses.add((await requestApp(balancer, { path: '/readyz' })).status);
  }
  expect([...statuses]).toEqual([200]);
});
