import { readConfig } from '../../../server/config';
import { Readiness } from '../../../server/health/readiness';
import { maxShutDownMs, shutDown } from '../../../server/shutDown';
import type { StopReason } from '../../../platform/onStop';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const config = { lameDuckMs: 5000, drainMs: 10_000 };

/** Starts a shutdown and records its events in order. */
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

const remaining = ['streams end', 'closed within 10000', 'services end', 'exit 0'];

test('after SIGTERM requests are still answered during the lame duck period', async () => {
  const events = start('SIGTERM');
  await jest.advanceTimersByTimeAsync(config.lameDuckMs - 1);
  expect(events).toEqual(['announced, draining']);
  await jest.advanceTimersByTimeAsync(1);
  expect(events).toEqual(['announced, draining', ...remaining]);
});

test.each(['SIGINT', 'the launcher is gone'] as const)(
  '%s ends without a lame duck period',
  async (reason) => {
    const events = start(reason);
    await jest.advanceTimersByTimeAsync(0);
    expect(events).toEqual(['announced, draining', ...remaining]);
  },
);

test('a hanging task does not prevent the exit', async () => {
  const events = start('SIGTERM', () => new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(maxShutDownMs(config));
  expect(events.at(-1)).toBe('exit 1');
});

test('periods come from the environment, and development has no lame duck period', () => {
  const times = (environment: NodeJS.ProcessEnv) => {
    const { lameDuckMs, drainMs } = readConfig(environment);
    return [lameDuckMs, drainMs];
  };
  expect(times({})).toEqual([5000, 10_000]);
  expect(times({ NODE_ENV: 'development' })).toEqual([0, 10_000]);
  expect(times({ LAME_DUCK_SECONDS: '20', DRAIN_SECONDS: '30' })).toEqual([20_000, 30_000]);
});
