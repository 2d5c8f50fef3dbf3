import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { createWebServer } from '../../../../server/http/webServer';

let server: Server;

beforeEach(async () => {
  server = createWebServer(
    (_request, response) => response.end('application'),
    [['X-Content-Type-Options', 'nosniff']],
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

/** What comes back for bytes that are sent as they are. */
async function send(bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (part: string) => (answer += part)).on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

test.each([
  ['that is none', 'secret\r\n\r\n', 400],
  ['with a broken header', 'GET / HTTP/1.1\r\nhost: x\r\nsecret\r\n\r\n', 400],
  ['with endless headers', `GET / HTTP/1.1\r\nsecret: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
])('a request %s is answered shortly, with our headers', async (_, bytes, status) => {
  const answer = await send(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain('X-Content-Type-Options: nosniff\r\n');
  expect(answer).not.toContain('secret');
});

test.each([
  ['names no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ['expects something', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: x\r\nconnection: close\r\n\r\n'],
])('a request that %s is the application’s to answer', async (_, bytes) => {
  expect(await send(bytes)).toMatch(/^HTTP\/1.1 200 OK[^]*application$/);
});

test('a request line that is too long is answered, also on a connection that was used before', async () => {
  const long = `GET /?${'x'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`;
  expect(await send(long)).toMatch(/^HTTP\/1.1 431 /);
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (part: string) => (answer += part));
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'data');
  socket.write(long);
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1.1 200 OK[^]*applicationHTTP\/1.1 431 /);
});

test('a connection that sends requests without end gets answers to the first ones, and is closed then', async () => {
  const answer = await send('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(400));
  expect(answer.split('application').length - 1).toBe(32);
  expect(answer.match(/Connection: close\r\n/g)).toHaveLength(1);
  expect(answer.lastIndexOf('Connection: close')).toBeGreaterThan(answer.lastIndexOf('HTTP/1.1'));
});
