import { readConfig } from '../../../server/config';
import { Readiness } from '../../../server/health/readiness';
import { maxShutDownMs, shutDown } from '../../../server/shutDown';
import type { StopReason } from '../../../platform/onStop';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const config = { lameDuckMs: 5000, drainMs: 10_000 };

/** Shuts down and notes what happens, in its order. */
function start(reason: StopReason, closeServices: () => Promise<void> = () => Promise.resolve()) {
  const events: string[] = [];
  const readiness = new Readiness();
  readiness.state = 'ready';
  readiness.draining.addEventListener('abort', () => events.push('streams end'));
  const connections = {
    announce: () => events.push(`announced, ${readiness.state}`),
    close: (ms: number) => {
      events.push(`closed within ${ms}`);
      return Promise.resolve(true);
    },
  };
  void shutDown(
    {
      config,
      readiness,
      connections: connections as never,
      closeServices: () => (events.push('services end'), closeServices()),
      log: { logger: { info: () => undefined } as never, flush: () => Promise.resolve() },
      exit: (code) => void events.push(`exit ${code}`),
    },
    reason,
  );
  return events;
}

const rest = ['streams end', 'closed within 10000', 'services end', 'exit 0'];

test('after SIGTERM everything is answered for a while before connections are closed', async () => {
  const events = start('SIGTERM');
  await jest.advanceTimersByTimeAsync(config.lameDuckMs - 1);
  expect(events).toEqual(['announced, draining']);
  await jest.advanceTimersByTimeAsync(1);
  expect(events).toEqual(['announced, draining', ...rest]);
});

test.each(['SIGINT', 'the launcher is gone'] as const)('%s ends without that', async (reason) => {
  const events = start(reason);
  await jest.advanceTimersByTimeAsync(0);
  expect(events).toEqual(['announced, draining', ...rest]);
});

test('what hangs does not keep the process', async () => {
  const events = start('SIGTERM', () => new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(maxShutDownMs(config));
  expect(events.at(-1)).toBe('exit 1');
});

test('the times are of the environment; development does not wait for balancers', () => {
  const times = (environment: NodeJS.ProcessEnv) => {
    const { lameDuckMs, drainMs } = readConfig(environment);
    return [lameDuckMs, drainMs];
  };
  expect(times({})).toEqual([5000, 10_000]);
  expect(times({ NODE_ENV: 'development' })).toEqual([0, 10_000]);
  expect(times({ LAME_DUCK_SECONDS: '20', DRAIN_SECONDS: '30' })).toEqual([20_000, 30_000]);
});
