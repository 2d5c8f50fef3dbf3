/** @jest-environment jsdom */
import { afterFirstPaint } from '../../../../../site/page/client/afterFirstPaint';

/** A browser that tells of paints when it is asked to. */
function observedPaints() {
  const told: (() => void)[] = [];
  class Observer {
    static supportedEntryTypes = ['paint'];
    constructor(tell: (entries: unknown, observer: Observer) => void) {
      told.push(() => tell(undefined, this));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  return { paint: () => told.forEach((tell) => tell()) };
}

afterEach(() => {
  Object.assign(globalThis, { PerformanceObserver: undefined });
  jest.restoreAllMocks();
});

test('what can wait is fetched when the page is to be seen', () => {
  const { paint } = observedPaints();
  const start = jest.fn();
  afterFirstPaint(start);
  expect(start).not.toHaveBeenCalled();
  paint();
  expect(start).toHaveBeenCalledTimes(1);
});

test('nothing waits for a page in the background, or where the browser tells of no paint', () => {
  const start = jest.fn();
  afterFirstPaint(start);
  observedPaints();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  afterFirstPaint(start);
  expect(start).toHaveBeenCalledTimes(2);
});
