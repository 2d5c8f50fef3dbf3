/** @jest-environment jsdom */
import { wrapIndex, spinFrames } from '../../../../ui/mediaViewer/client/spinFrames';

/** Pictures that are loading, by address; the test completes them. */
let loadingPictures: Map<string, { arrive: () => void; fail: () => void }>;
let requestedPaths: string[];

beforeEach(() => {
  jest.useFakeTimers();
  loadingPictures = new Map();
  requestedPaths = [];
  HTMLImageElement.prototype.decode = function (this: HTMLImageElement) {
    const name = new URL(this.src).pathname;
    requestedPaths.push(name);
    return new Promise((arrive, fail) => {
      loadingPictures.set(name, { arrive, fail: () => fail(new Error('not a picture')) });
    });
  };
});

afterEach(() => jest.useRealTimers());

const addresses = Array.from({ length: 20 }, (_, at) => `/${at}`);

/** Completes all pictures, until none is loading. */
async function completeAll(): Promise<void> {
  while (loadingPictures.size > 0) {
    const waiting = [...loadingPictures.values()];
    loadingPictures.clear();
    waiting.forEach(({ arrive }) => arrive());
    await jest.advanceTimersByTimeAsync(0);
  }
}

test('frame numbers wrap around', () => {
  expect([wrapIndex(20, 20), wrapIndex(-1, 20), wrapIndex(45, 20)]).toEqual([0, 19, 5]);
});

test('[MEDIA-07] loads the current picture, then five on each side, nearest first, four in parallel', async () => {
  const settled: number[] = [];
  const frames = spinFrames(addresses, (index) => settled.push(index));
  frames.load(0);
  expect(requestedPaths).toEqual(['/0', '/1', '/19', '/2']);
  await completeAll();
  expect(requestedPaths).toEqual(
    ['0', '1', '19', '2', '18', '3', '17', '4', '16', '5', '15'].map((at) => `/${at}`),
  );
  expect(settled).toHaveLength(11);
  expect(frames.getPicture(20)).toBeInstanceOf(HTMLImageElement);
  expect(frames.getPicture(6)).toBeUndefined();
});

test('the current picture loads before the neighbours of an earlier one', async () => {
  const frames = spinFrames(addresses, () => undefined);
  frames.load(0);
  frames.load(10);
  await completeAll();
  expect(requestedPaths.slice(4, 7)).toEqual(['/10', '/11', '/9']);
  expect(requestedPaths).not.toContain('/18');
});

test('a picture that fails is requested three times, and not again later', async () => {
  const settled: number[] = [];
  const frames = spinFrames(addresses.slice(0, 1), (index) => settled.push(index));
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    frames.load(0);
    expect(requestedPaths).toHaveLength(attempt);
    loadingPictures.get('/0')?.fail();
    await jest.advanceTimersByTimeAsync(attempt < 3 ? 1500 : 0);
  }
  expect(settled).toEqual([0]);
  expect(frames.hasFailed(0)).toBe(true);
  frames.load(0);
  expect(requestedPaths).toHaveLength(3);
});
