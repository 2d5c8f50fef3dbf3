import { noJitterGenerator } from 'cockatiel';

/**
 * Delays between attempts, in ms: the first is `retry`, each further one is twice as long, up to the
 * maximum.
 */
export interface BackoffTimes {
  retry: number;
  maxRetryDelay: number;
}

/**
 * How long to wait after a failed attempt, in ms. There is no jitter: jobs that failed together are run a
 * few at a time anyway.
 * @param attempts number of attempts so far
 */
export const backoff = (attempts: number, { retry, maxRetryDelay }: BackoffTimes): number =>
  noJitterGenerator(Math.max(attempts - 1, 0), {
    generator: noJitterGenerator,
    initialDelay: retry,
    maxDelay: maxRetryDelay,
    exponent: 2,
  })[0];
