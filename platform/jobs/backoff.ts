import { noJitterGenerator } from 'cockatiel';

/** Between attempts, in ms: twice as long each time, up to the longest. */
export interface BackoffTimes {
  retry: number;
  maxRetryDelay: number;
}

/**
 * How long to wait after a failed attempt, in ms. Without chance in it: what failed together is taken some at a time.
 * @param attempts made so far
 */
export const backoff = (attempts: number, { retry, maxRetryDelay }: BackoffTimes): number =>
  noJitterGenerator(Math.max(attempts - 1, 0), {
    generator: noJitterGenerator,
    initialDelay: retry,
    maxDelay: maxRetryDelay,
    exponent: 2,
  })[0];
