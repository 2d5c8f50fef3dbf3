import type { UpstreamErrorKind } from '../upstreams/UpstreamError';

/** Connections of a pool to the database. */
export interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** What parts of the server tell of their work, for the metrics (`metrics.ts`). */
export interface Measurements {
  /** A page's data were gathered, or its document made. */
  pagePhase: (phase: 'load' | 'render', seconds: number) => void;
  upstreamCall: (upstream: string, seconds: number) => void;
  upstreamFailure: (upstream: string, kind: UpstreamErrorKind) => void;
  /** A breaker is there, and closed; gives what takes its changes. */
  breaker: (upstream: string) => (isOpen: boolean) => void;
  /** A pool is there, until what it gives is called. */
  pool: (pool: PoolCounts) => () => void;
  logLine: (level: 'warn' | 'error') => void;
}

let listener: Measurements | undefined;

/** Begins to count, or ends it. Clients of upstreams tell of themselves when they are made: begin before. */
export function measureWith(next: Measurements | undefined): void {
  listener = next;
}

/** Who counts; undefined where nobody does. */
export const measurements = (): Measurements | undefined => listener;

/** Tells how many seconds work took, however it ends. */
export async function timed<Result>(
  tell: ((seconds: number) => void) | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tell) return work();
  const started = performance.now();
  try {
    return await work();
  } finally {
    tell((performance.now() - started) / 1000);
  }
}
