import { waitForMaps } from '../../../ui/client/waitForMaps';

let looks: number;

beforeEach(() => {
  jest.useFakeTimers();
  looks = 0;
  Object.defineProperty(globalThis, 'google', {
    configurable: true,
    get: () => void (looks += 1),
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'google');
});

test('[BOOK-80] the maps library is looked for every 100 ms, and for 10 s at most', async () => {
  const waiting = waitForMaps().then(
    () => 'there',
    (error: Error) => error.message,
  );
  jest.advanceTimersByTime(99);
  expect(looks).toBe(0);
  jest.advanceTimersByTime(1);
  expect(looks).toBe(1);
  jest.advanceTimersByTime(900);
  expect(looks).toBe(10);
  jest.advanceTimersByTime(60_000);
  expect(looks).toBe(100);
  expect(await waiting).toBe('The maps library did not come in time');
});

test('[BOOK-80] it is looked for no longer once it is there', async () => {
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

test('a script that fails is not waited for', async () => {
  const giveUp = new AbortController();
  const waiting = waitForMaps(giveUp.signal);
  giveUp.abort(new Error('refused'));
  await expect(waiting).rejects.toThrow('refused');
  expect(jest.getTimerCount()).toBe(0);
});
