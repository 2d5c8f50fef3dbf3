/** @jest-environment node */
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

test('the media store has time of its own to make a picture', async () => {
  const fetched = fetchImage(source(), { maxBytes: 100, timeout: 50, ownTimeout: 30_000 });
  setTimeout(() => release(), 300);
  expect(String((await fetched).bytes)).toBe('picture');
});

test('but not for ever', async () => {
  const fetched = fetchImage(source(), { maxBytes: 100, timeout: 30_000, ownTimeout: 50 });
  await expect(fetched).rejects.toMatchObject({ failure: 'timeout' });
});
