import { Gauge, type Registry } from 'prom-client';
import type { Measurements, PoolCounts } from './measurements';

/** Connections to the database of all pools together, read when metrics are collected. */
export function poolMetrics(registry: Registry): Measurements['pool'] {
  const pools = new Set<PoolCounts>();
  const sum = (count: (pool: PoolCounts) => number) =>
    [...pools].reduce((total, pool) => total + count(pool), 0);
  new Gauge({
    name: 'forecourt_database_pool_connections',
    help: 'Database connections of this process: idle, in use, and callers waiting for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const idle = sum(({ idleCount }) => idleCount);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'used' }, sum(({ totalCount }) => totalCount) - idle);
      this.set(
        { state: 'waiting' },
        sum(({ waitingCount }) => waitingCount),
      );
    },
  });
  return (pool) => {
    pools.add(pool);
    return () => pools.delete(pool);
  };
}
