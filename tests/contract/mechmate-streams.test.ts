import { request as ask, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { plates, stockholm, TestMechmate } from './testMechmate';

let mechmate: TestMechmate;

beforeAll(async () => {
  mechmate = await TestMechmate.start({ heartbeatMs: 20 });
});

afterAll(() => mechmate.close());

const query = new URLSearchParams({
  regNo: plates.petrol,
  serviceOfferings: 'hjulskifte',
  latitude: String(stockholm.latitude),
  longitude: String(stockholm.longitude),
});

/** A stream on a connection of its own, that has begun. */
async function begin(): Promise<IncomingMessage> {
  const asked = ask(mechmate.url(`/departments/closestAvailable?${query}`), { agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return response.setEncoding('utf8');
}

async function readUntil(stream: IncomingMessage, text: string): Promise<string> {
  let read = '';
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<string>) {
    read += chunk;
    if (read.includes(text)) return read;
  }
  throw new Error(`The stream ended without ${text}`);
}

test('[BOOK-71] a stream begins at once, and is kept alive while times are reckoned', async () => {
  const open = mechmate.closeGate();
  const stream = await begin();
  expect(stream.headers['content-type']).toMatch(/^text\/event-stream/);
  expect(stream.headers['cache-control']).toContain('no-transform');
  expect(await readUntil(stream, ':\n\n:\n\n')).not.toContain('data');
  open();
  expect(await readUntil(stream, 'event: end')).toContain('"departmentId":"1001-w"');
});

test('each workshop is told as soon as it is reckoned', async () => {
  const [bookings] = mechmate.bookings;
  let release = mechmate.closeGate();
  const before = bookings!.reads;
  const stream = await begin();
  for (let told = 1; told < 5; told += 1) {
    const next = release;
    // The next workshop waits at a gate of its own.
    release = mechmate.closeGate();
    next();
    expect(await readUntil(stream, '"departmentId"')).toMatch(/^(:\n\n)*data: [^\n]+\n\n/);
    expect(bookings!.reads).toBeLessThanOrEqual(before + told + 1);
  }
  release();
  expect(await readUntil(stream, 'event: end')).toContain('"departmentId"');
});

test('when the client goes away, nothing more is reckoned for it', async () => {
  const open = mechmate.closeGate();
  const [bookings] = mechmate.bookings;
  const before = bookings!.reads;
  const stream = await begin();
  stream.destroy();
  while ((await mechmate.clients()) > 0) await wait(5);
  open();
  // Another stream, asked for afterwards, reads the bookings of its five workshops: none else are.
  await readUntil(await begin(), 'event: end');
  expect(bookings!.reads).toBe(before + 1 + 5);
});

test('[BOOK-72] when the bookings cannot be read, the stream says so without a word of why', async () => {
  const [bookings] = mechmate.bookings;
  bookings!.gate = Promise.reject(new Error('connection of 070 174 06 05 lost'));
  const text = await readUntil(await begin(), 'event: end');
  bookings!.gate = Promise.resolve();
  expect(text).toContain('data: {"error":"ServerError"}\n\n');
  expect(text).not.toContain('070');
});
