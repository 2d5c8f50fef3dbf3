/** @jest-environment jsdom */
import { onResize } from '../../../ui/client/throttleResize';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('[MEGA-13] resizing updates at most every 50 ms, and once more 250 ms after the last change', () => {
  const update = jest.fn();
  onResize(update);
  for (let time = 0; time <= 120; time += 10) {
    dispatchEvent(new Event('resize'));
    jest.advanceTimersByTime(10);
  }
  // At 0, 50 and 100 ms.
  expect(update).toHaveBeenCalledTimes(3);
  jest.advanceTimersByTime(239);
  expect(update).toHaveBeenCalledTimes(3);
  jest.advanceTimersByTime(1);
  expect(update).toHaveBeenCalledTimes(4);
  jest.advanceTimersByTime(10_000);
  expect(update).toHaveBeenCalledTimes(4);
});
