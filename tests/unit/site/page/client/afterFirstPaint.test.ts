/** @jest-environment jsdom */
import { afterFirstPaint } from '../../../../../site/page/client/afterFirstPaint';

/** Mocks a browser that reports paints on demand. */
function mockPaintObserver() {
  const observers: (() => void)[] = [];
  class Observer {
    static supportedEntryTypes = ['paint'];
    constructor(callback: (entries: unknown, observer: Observer) => void) {
      observers.push(() => callback(undefined, this));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  return { paint: () => observers.forEach((notify) => notify()) };
}

afterEach(() => {
  Object.assign(globalThis, { PerformanceObserver: undefined });
  jest.restoreAllMocks();
});

test('deferred scripts are fetched after the first paint', () => {
  const { paint } = mockPaintObserver();
  const start = jest.fn();
  afterFirstPaint(start);
  expect(start).not.toHaveBeenCalled();
  paint();
  expect(start).toHaveBeenCalledTimes(1);
});

test('deferred scripts start at once in a background page or a browser without paint timing', () => {
  const start = jest.fn();
  afterFirstPaint(start);
  mockPaintObserver();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  afterFirstPaint(start);
  expect(start).toHaveBeenCalledTimes(2);
});
