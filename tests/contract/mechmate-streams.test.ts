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

/** Opens a stream on its own connection and waits for the response to begin. */
async function openStream(): Promise<IncomingMessage> {
  const clientRequest = ask(mechmate.url(`/departments/closestAvailable?${query}`), {
    agent: false,
  }).end();
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
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

test('[BOOK-71] a stream starts at once, and is kept alive while times are calculated', async () => {
  const open = mechmate.closeGate();
  const stream = await openStream();
  expect(stream.headers['content-type']).toMatch(/^text\/event-stream/);
  expect(stream.headers['cache-control']).toContain('no-transform');
  expect(await readUntil(stream, ':\n\n:\n\n')).not.toContain('data');
  open();
  expect(await readUntil(stream, 'event: end')).toContain('"departmentId":"1001-w"');
});

test('each workshop is sent as soon as it is calculated', async () => {
  const [bookings] = mechmate.bookings;
  let release = mechmate.closeGate();
  const before = bookings!.reads;
  const stream = await openStream();
  for (let count = 1; count < 5; count += 1) {
    const next = release;
    // Blocks the next workshop with another gate.
    release = mechmate.closeGate();
    next();
    expect(await readUntil(stream, '"departmentId"')).toMatch(/^(:\n\n)*data: [^\n]+\n\n/);
    expect(bookings!.reads).toBeLessThanOrEqual(before + count + 1);
  }
  release();
  expect(await readUntil(stream, 'event: end')).toContain('"departmentId"');
});

test('calculation stops when the client disconnects', async () => {
  const open = mechmate.closeGate();
  const [bookings] = mechmate.bookings;
  const before = bookings!.reads;
  const stream = await openStream();
  stream.destroy();
  while ((await mechmate.countClients()) > 0) await wait(5);
  open();
  // A second stream reads the bookings of its five workshops, and nothing else was read.
  await readUntil(await openStream(), 'event: end');
  expect(bookings!.reads).toBe(before + 1 + 5);
});

test('[BOOK-72] when the bookings cannot be read, the stream reports an error without details', async () => {
  const [bookings] = mechmate.bookings;
  bookings!.gate = Promise.reject(new Error('connection of 070 174 06 05 lost'));
  const text = await readUntil(await openStream(), 'event: end');
  bookings!.gate = Promise.resolve();
  expect(text).toContain('data: {"error":"ServerError"}\n\n');
  expect(text).not.toContain('070');
});
