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

/** Sends raw bytes and returns the response. */
async function send(bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (chunk: string) => (answer += chunk)).on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

test.each([
  ['that is not HTTP', 'secret\r\n\r\n', 400],
  ['with an invalid header', 'GET / HTTP/1.1\r\nhost: x\r\nsecret\r\n\r\n', 400],
  [
    'with headers that are too large',
    `GET / HTTP/1.1\r\nsecret: ${'x'.repeat(40_000)}\r\n\r\n`,
    431,
  ],
])('a request %s gets a short error with our headers', async (_, bytes, status) => {
  const answer = await send(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain('X-Content-Type-Options: nosniff\r\n');
  expect(answer).not.toContain('secret');
});

test.each([
  ['has no Host header', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
  [
    'has an unknown Expect header',
    'GET / HTTP/1.1\r\nhost: x\r\nexpect: x\r\nconnection: close\r\n\r\n',
  ],
])('a request that %s is handled by the application', async (_, bytes) => {
  expect(await send(bytes)).toMatch(/^HTTP\/1.1 200 OK[^]*application$/);
});

test('a request line that is too long is answered, also on a reused connection', async () => {
  const long = `GET /?${'x'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`;
  expect(await send(long)).toMatch(/^HTTP\/1.1 431 /);
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (chunk: string) => (answer += chunk));
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'data');
  socket.write(long);
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1.1 200 OK[^]*applicationHTTP\/1.1 431 /);
});

test('a connection with endless requests gets a limited number of responses and is closed', async () => {
  const answer = await send('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(400));
  expect(answer.split('application').length - 1).toBe(32);
  expect(answer.match(/Connection: close\r\n/g)).toHaveLength(1);
  expect(answer.lastIndexOf('Connection: close')).toBeGreaterThan(answer.lastIndexOf('HTTP/1.1'));
});
