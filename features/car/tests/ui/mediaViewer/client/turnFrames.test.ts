/** @jest-environment jsdom */
import { around, turnFrames } from '../../../../ui/mediaViewer/client/turnFrames';

/** Pictures that are on their way, by address; told by the test when they come. */
let coming: Map<string, { arrive: () => void; fail: () => void }>;
let asked: string[];

beforeEach(() => {
  jest.useFakeTimers();
  coming = new Map();
  asked = [];
  HTMLImageElement.prototype.decode = function (this: HTMLImageElement) {
    const name = new URL(this.src).pathname;
    asked.push(name);
    return new Promise((arrive, fail) => {
      coming.set(name, { arrive, fail: () => fail(new Error('not a picture')) });
    });
  };
});

afterEach(() => jest.useRealTimers());

const addresses = Array.from({ length: 20 }, (_, at) => `/${at}`);

/** Lets all that are on their way come, until none is. */
async function arriveAll(): Promise<void> {
  while (coming.size > 0) {
    const waiting = [...coming.values()];
    coming.clear();
    waiting.forEach(({ arrive }) => arrive());
    await jest.advanceTimersByTimeAsync(0);
  }
}

test('a turn has no end', () => {
  expect([around(20, 20), around(-1, 20), around(45, 20)]).toEqual([0, 19, 5]);
});

test('[MEDIA-07] a picture, then five on each side, the nearest first, four at once', async () => {
  const settled: number[] = [];
  const frames = turnFrames(addresses, (index) => settled.push(index));
  frames.load(0);
  expect(asked).toEqual(['/0', '/1', '/19', '/2']);
  await arriveAll();
  expect(asked).toEqual(
    ['0', '1', '19', '2', '18', '3', '17', '4', '16', '5', '15'].map((at) => `/${at}`),
  );
  expect(settled).toHaveLength(11);
  expect(frames.ready(20)).toBeInstanceOf(HTMLImageElement);
  expect(frames.ready(6)).toBeUndefined();
});

test('what is looked at now comes before what was near a moment ago', async () => {
  const frames = turnFrames(addresses, () => undefined);
  frames.load(0);
  frames.load(10);
  await arriveAll();
  expect(asked.slice(4, 7)).toEqual(['/10', '/11', '/9']);
  expect(asked).not.toContain('/18');
});

test('no picture is asked for twice, but one that failed, and that three times', async () => {
  const settled: number[] = [];
  const frames = turnFrames(addresses.slice(0, 1), (index) => settled.push(index));
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    frames.load(0);
    expect(asked).toHaveLength(attempt);
    coming.get('/0')?.fail();
    await jest.advanceTimersByTimeAsync(attempt < 3 ? 1500 : 0);
  }
  expect(settled).toEqual([0]);
  expect(frames.failed(0)).toBe(true);
  frames.load(0);
  expect(asked).toHaveLength(3);
});
