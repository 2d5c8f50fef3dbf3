import { throttle } from '../../ui/throttle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[LOC-65] a throttled function runs at once, then once per interval, and after the last call', () => {
  const run = jest.fn();
  const { call } = throttle(run, 200);
  call();
  expect(run).toHaveBeenCalledTimes(1);
  call();
  call();
  jest.advanceTimersByTime(199);
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a throttled call that is cancelled does not run', () => {
  const run = jest.fn();
  const { call, cancel } = throttle(run, 200);
  call();
  call();
  cancel();
  jest.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
