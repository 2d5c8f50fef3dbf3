import { throttle } from '../../ui/throttle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[LOC-65] runs at once, then at most once an interval, and always includes the last call', () => {
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

test('a cancelled call does not run', () => {
  const run = jest.fn();
  const { call, cancel } = throttle(run, 200);
  call();
  call();
  cancel();
  jest.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
