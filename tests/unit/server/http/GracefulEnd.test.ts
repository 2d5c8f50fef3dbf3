import { once } from 'node:events';
import { Agent, request as send } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { GracefulEnd } from '../../../../server/http/GracefulEnd';
import { listen } from '../../../../server/http/listen';
import { createWebServer } from '../../../../server/http/webServer';
import { requestApp } from '../appUnderTest';

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
const agents: Agent[] = [];

async function start(answer: Answering = (_, response) => response.end('done')) {
  server = createWebServer(answer, []);
  const ending = new GracefulEnd(server);
  return { ending, port: await listen(server, 0) };
}

afterEach(() => {
  server.close();
  server.closeAllConnections();
  for (const agent of agents.splice(0)) agent.destroy();
});

/** Simulates a browser with one keep-alive connection. */
function createVisitor(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return () =>
    new Promise<string | undefined>((resolve, reject) => {
      const request = send({ host: '127.0.0.1', port, agent });
      request.once('error', reject).once('response', (response: IncomingMessage) => {
        response.resume().once('end', () => resolve(response.headers.connection));
      });
      request.end();
    });
}

/** Opens a connection that is idle after one response. */
async function openIdleConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

test('responses carry Connection: close while new connections are still accepted', async () => {
  const { ending, port } = await start();
  const visit = createVisitor(port);
  expect(await visit()).toBe('keep-alive');
  ending.announce();
  expect(await visit()).toBe('close');
  expect(await visit()).toBe('close');
});

test('busy visitors are not reset until the load balancer routes them elsewhere', async () => {
  const { ending, port } = await start();
  let elsewhere = false;
  const browse = async () => {
    const visit = createVisitor(port);
    let answers = 0;
    for (; !elsewhere; answers += 1) {
      await visit();
      await wait(Math.random() * 20);
    }
    return answers;
  };
  const visitors = Promise.all(Array.from({ length: 12 }, browse));
  await wait(100);
  ending.announce();
  await wait(100);
  elsewhere = true;
  expect(Math.min(...(await visitors))).toBeGreaterThan(1);
  expect(await ending.close(60_000)).toBe(true);
});

test('a request on an idle connection is answered after new connections are refused', async () => {
  const { ending, port } = await start();
  const socket = await openIdleConnection(port);
  const closed = ending.close(60_000);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [string];
  expect(answer).toMatch(/^HTTP\/1.1 200 OK[^]*Connection: close/);
  expect(await closed).toBe(true);
});

test('idle connections are closed cleanly, without an error at the client', async () => {
  const { ending, port } = await start();
  const socket = await openIdleConnection(port);
  const failed = jest.fn();
  socket.on('error', failed);
  const ended = once(socket, 'end');
  expect(await ending.close(60_000)).toBe(true);
  await ended;
  expect(failed).not.toHaveBeenCalled();
});

test('a request after the connection was closed is not processed', async () => {
  const answered = jest.fn((_: IncomingMessage, response: ServerResponse) => response.end('done'));
  const { ending, port } = await start(answered);
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'data');
  const ended = once(socket, 'end');
  const closed = ending.close(60_000);
  await ended;
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n');
  await closed;
  socket.destroy();
  expect(answered).toHaveBeenCalledTimes(1);
});

test('running requests are completed', async () => {
  const { promise: requested, resolve } = withResolvers<ServerResponse>();
  const { ending, port } = await start((_, response) => resolve(response));
  const answer = requestApp(port);
  const response = await requested;
  const closed = ending.close(60_000);
  await expect(requestApp(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  response.end('done');
  expect((await answer).text).toBe('done');
  expect(await closed).toBe(true);
});

test('requests that take too long are aborted', async () => {
  const { promise: requested, resolve } = withResolvers<ServerResponse>();
  const { ending, port } = await start((_, response) => resolve(response));
  const failed = expect(requestApp(port)).rejects.toMatchObject({ code: 'ECONNRESET' });
  await requested;
  expect(await ending.close(10)).toBe(false);
  await failed;
});

function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}
