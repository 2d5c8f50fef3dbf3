import { connectDatabase } from '../../../platform/database/connect';
import { freePorts } from '../../support/freePorts';

it('a database that is slow to start is an error only after half a minute', async () => {
  const [port] = await freePorts(1);
  // Connecting uses the network, which takes real time.
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'setImmediate', 'queueMicrotask'] });
  const levels: string[] = [];
  const connected = connectDatabase({
    url: `postgres://forecourt@127.0.0.1:${port}/forecourt`,
    timeoutMs: 1,
    onDelay: (_, level) => levels.push(level),
  });
  jest.advanceTimersByTime(29_999);
  expect(levels).toEqual(['info']);
  jest.advanceTimersByTime(1);
  expect(levels).toEqual(['info', 'error']);
  jest.useRealTimers();
  await expect(connected).rejects.toThrow('127.0.0.1');
});
