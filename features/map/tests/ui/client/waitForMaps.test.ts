import { waitForMaps } from '../../../ui/client/waitForMaps';

let attempts: number;

beforeEach(() => {
  jest.useFakeTimers();
  attempts = 0;
  Object.defineProperty(globalThis, 'google', {
    configurable: true,
    get: () => void (attempts += 1),
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'google');
});

test('[BOOK-80] polls for the maps library every 100 ms, for 10 s at most', async () => {
  const waiting = waitForMaps().then(
    () => 'there',
    (error: Error) => error.message,
  );
  jest.advanceTimersByTime(99);
  expect(attempts).toBe(0);
  jest.advanceTimersByTime(1);
  expect(attempts).toBe(1);
  jest.advanceTimersByTime(900);
  expect(attempts).toBe(10);
  jest.advanceTimersByTime(60_000);
  expect(attempts).toBe(100);
  expect(await waiting).toBe('Maps library timed out');
});

test('[BOOK-80] stops polling once the library has loaded', async () => {
  const waiting = waitForMaps();
  jest.advanceTimersByTime(200);
  Object.defineProperty(globalThis, 'google', {
    configurable: true,
    value: { maps: { Map: function Map() {} } },
  });
  jest.advanceTimersByTime(100);
  await expect(waiting).resolves.toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});

test('polling for the maps library stops when the script fails', async () => {
  const giveUp = new AbortController();
  const waiting = waitForMaps(giveUp.signal);
  giveUp.abort(new Error('refused'));
  await expect(waiting).rejects.toThrow('refused');
  expect(jest.getTimerCount()).toBe(0);
});
