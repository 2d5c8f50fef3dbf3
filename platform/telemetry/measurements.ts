import type { UpstreamErrorKind } from '../upstreams/UpstreamError';

/** Connections of a pool to the database. */
export interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** Receives what the server's modules measure, for the metrics (`metrics.ts`). */
export interface Measurements {
  /** A page's data was loaded, or its document rendered. */
  pagePhase: (phase: 'load' | 'render', seconds: number) => void;
  upstreamCall: (upstream: string, seconds: number) => void;
  upstreamFailure: (upstream: string, kind: UpstreamErrorKind) => void;
  /** Registers a breaker, which is closed; returns the function that reports its changes. */
  breaker: (upstream: string) => (isOpen: boolean) => void;
  /** Registers a pool, until the returned function is called. */
  pool: (pool: PoolCounts) => () => void;
  logLine: (level: 'warn' | 'error') => void;
}

let receiver: Measurements | undefined;

/**
 * Starts or stops counting. Must be called before clients of upstreams are created, since they register
 * then.
 */
export function measureWith(newReceiver: Measurements | undefined): void {
  receiver = newReceiver;
}

/** The receiver of measurements; undefined while nothing is counted. */
export const measurements = (): Measurements | undefined => receiver;

/** Reports how many seconds work took, whether it succeeds or fails. */
export async function timed<Result>(
  report: ((seconds: number) => void) | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!report) return work();
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    report((performance.now() - startedAt) / 1000);
  }
}
