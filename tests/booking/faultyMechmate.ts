import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Behaviour of the workshop system on the next booking request. */
export type Behaviour =
  | 'fine'
  /** Books, but the response is lost. */
  | 'answer lost'
  /** The request is lost. */
  | 'request lost'
  | 'broken'
  /** Books, but the response is invalid. */
  | 'nonsense'
  | 'taken'
  /** Books at once, but answers only when `release` is called. */
  | 'slow';

export interface FaultyMechmate {
  url: string;
  /** Behaviours of the next bookings; afterwards it works normally. */
  moods: Behaviour[];
  /** Confirmed bookings by key. */
  booked: Map<string, unknown>;
  /** Keys of all booking requests in order. */
  requestedKeys: string[];
  cancelled: Set<string>;
  release: () => void;
  close: () => Promise<void>;
}

/** Starts a workshop system on loopback that stores bookings by key and can simulate failures. */
export async function startFaultyMechmate(): Promise<FaultyMechmate> {
  const moods: Behaviour[] = [];
  const booked = new Map<string, unknown>();
  const requestedKeys: string[] = [];
  const cancelled = new Set<string>();
  const waiting: (() => void)[] = [];
  const say = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  async function book(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = String(request.headers['idempotency-key']);
    const body = JSON.parse(await text(request)) as { registrationNumber: string };
    requestedKeys.push(key);
    const behaviour = moods.shift() ?? 'fine';
    if (behaviour === 'request lost') return void request.socket.destroy();
    if (behaviour === 'broken') return void say(response, 500, {});
    if (cancelled.has(key)) return void say(response, 410, { 'Error Result': ['Cancelled'] });
    if (behaviour === 'taken') {
      return void say(response, 409, { 'Error Result': ['TimeslotNotAvailable'] });
    }
    booked.set(key, body);
    if (behaviour === 'answer lost') return void request.socket.destroy();
    if (behaviour === 'nonsense') return void say(response, 200, { id: 7 });
    const answer = {
      id: `B-${key.slice(0, 6)}`,
      registrationNumber: body.registrationNumber,
      kobraProductIds: ['oil'],
    };
    if (behaviour === 'slow') await new Promise<void>((resolve) => waiting.push(resolve));
    say(response, 200, answer);
  }

  const server = createServer((request, response) => {
    if (request.method === 'POST') return void book(request, response);
    const key = request.url?.split('/').at(-1) ?? '';
    cancelled.add(key);
    booked.delete(key);
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    moods,
    booked,
    requestedKeys,
    cancelled,
    release: () => waiting.splice(0).forEach((resolve) => resolve()),
    async close() {
      waiting.splice(0).forEach((resolve) => resolve());
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
