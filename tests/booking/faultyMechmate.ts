import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How the workshop system takes the next request for a booking. */
export type Mood =
  | 'fine'
  /** Books, and the answer is lost on the way. */
  | 'answer lost'
  /** The request is lost on the way. */
  | 'request lost'
  | 'broken'
  /** Books, and answers what is no booking. */
  | 'nonsense'
  | 'taken'
  /** Books at once and answers when `release` is called. */
  | 'slow';

export interface FaultyMechmate {
  url: string;
  /** Moods of the next bookings; when there are none left it is fine. */
  moods: Mood[];
  /** Bookings that stand, by key. */
  booked: Map<string, unknown>;
  /** Keys of all requests for a booking, in their order. */
  asked: string[];
  cancelled: Set<string>;
  release: () => void;
  close: () => Promise<void>;
}

/** A workshop system on loopback that keeps bookings by their keys and misbehaves on request. */
export async function startFaultyMechmate(): Promise<FaultyMechmate> {
  const moods: Mood[] = [];
  const booked = new Map<string, unknown>();
  const asked: string[] = [];
  const cancelled = new Set<string>();
  const waiting: (() => void)[] = [];
  const say = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  async function book(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = String(request.headers['idempotency-key']);
    const body = JSON.parse(await text(request)) as { registrationNumber: string };
    asked.push(key);
    const mood = moods.shift() ?? 'fine';
    if (mood === 'request lost') return void request.socket.destroy();
    if (mood === 'broken') return void say(response, 500, {});
    if (cancelled.has(key)) return void say(response, 410, { 'Error Result': ['Cancelled'] });
    if (mood === 'taken') {
      return void say(response, 409, { 'Error Result': ['TimeslotNotAvailable'] });
    }
    booked.set(key, body);
    if (mood === 'answer lost') return void request.socket.destroy();
    if (mood === 'nonsense') return void say(response, 200, { id: 7 });
    const answer = {
      id: `B-${key.slice(0, 6)}`,
      registrationNumber: body.registrationNumber,
      kobraProductIds: ['oil'],
    };
    if (mood === 'slow') await new Promise<void>((resolve) => waiting.push(resolve));
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
    asked,
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
