import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePorts } from '../support/freePorts';
import { ask } from '../unit/server/appUnderTest';
import { startNginx, type CacheServer } from './cacheServers';

/** Web processes, the first of which is about to end. */
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

test('the cache finds somebody ready while one web process is about to end', async () => {
  const statuses = new Set<number>();
  for (let asked = 0; asked < 12; asked += 1) {
    statuses.add((await ask(balancer, { path: '/readyz' })).status);
  }
  expect([...statuses]).toEqual([200]);
});
