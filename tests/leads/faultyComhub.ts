import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** Temporary misbehaviours of an enquiry service. */
export const temporaryBehaviours = [
  'well',
  'slow',
  'refuses',
  'hangsUp',
  'silent',
  'takesAndHangsUp',
  'garbage',
  'twice',
  'wordy',
] as const;
type Mood = (typeof temporaryBehaviours)[number] | 'refusesForGood';

export interface FaultyComhub {
  url: string;
  mood: Mood;
  close: () => Promise<void>;
}

const accepted =
  'HTTP/1.1 202 Accepted\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';
const answers: Record<Mood, { takes: boolean; says: string; after: number }> = {
  well: { takes: true, says: accepted, after: 0 },
  slow: { takes: true, says: accepted, after: 400 },
  refuses: {
    takes: false,
    says: 'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n',
    after: 0,
  },
  refusesForGood: {
    takes: false,
    says: 'HTTP/1.1 422 Unprocessable Content\r\ncontent-length: 0\r\n\r\n',
    after: 0,
  },
  hangsUp: { takes: false, says: '', after: 0 },
  silent: { takes: false, says: '', after: 60_000 },
  takesAndHangsUp: { takes: true, says: '', after: 0 },
  garbage: { takes: false, says: '\x16\x03\x01 no HTTP at all\r\n\r\n', after: 0 },
  twice: { takes: true, says: accepted + accepted, after: 0 },
  wordy: {
    takes: true,
    says: 'HTTP/1.1 200 OK\r\ncontent-length: 16\r\n\r\n<html>yes</html>',
    after: 0,
  },
};

/**
 * Starts a faulty enquiry service in front of the real one; `mood` selects its behaviour. It implements HTTP
 * itself, so that it can send invalid responses.
 * @param take passes an enquiry to the real service
 */
export async function startFaultyComhub(
  take: (body: unknown) => Promise<void>,
): Promise<FaultyComhub> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    let received = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      received += chunk;
      const body = completeBody(received);
      if (body === undefined) return;
      const key = /^idempotency-key: (\S+)/im.exec(received)?.[1] ?? '';
      received = '';
      void answer(socket, comhub.mood, readBody(body, key));
    });
  });
  async function answer(socket: Socket, mood: Mood, body: unknown): Promise<void> {
    const { takes, says, after } = answers[mood];
    if (takes) await take(body);
    setTimeout(() => {
      if (says === '') socket.destroy();
      else socket.write(says);
    }, after).unref();
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const comhub: FaultyComhub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/comhub`,
    mood: 'well',
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return comhub;
}

/** Parses JSON, or the form fields of external forms, whose id is in a header. */
function readBody(body: string, key: string): unknown {
  if (body.startsWith('{')) return JSON.parse(body);
  const values = Object.fromEntries(new URLSearchParams(body));
  return { formSubmissionId: key, formName: 'JotForm', values };
}

/** Returns the body once it is complete; Content-Length counts bytes. */
function completeBody(received: string): string | undefined {
  const end = received.indexOf('\r\n\r\n');
  const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
  if (end < 0) return undefined;
  const body = received.slice(end + 4);
  return Buffer.byteLength(body) >= length ? body : undefined;
}
