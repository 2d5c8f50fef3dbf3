import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchImage } from '../../../../server/images/fetchImage';
import { readImageSource } from '../../../../server/images/imageSource';

let server: Server;
let release: () => void = () => undefined;

beforeAll(async () => {
  server = createServer((_, response) => {
    release = () => response.writeHead(200, { 'Content-Type': 'image/png' }).end('picture');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const source = () =>
  readImageSource('/-/media/cars/a.png', {
    mediaUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hosts: [],
  });

test('a picture that arrives in time is returned', async () => {
  const fetched = fetchImage(source(), { maxBytes: 100, timeoutMs: 30_000 });
  await once(server, 'request');
  release();
  expect(String((await fetched).bytes)).toBe('picture');
});

test('a picture that does not arrive in time is rejected with a timeout', async () => {
  const fetched = fetchImage(source(), { maxBytes: 100, timeoutMs: 50 });
  await expect(fetched).rejects.toMatchObject({ failure: 'timeout' });
});
