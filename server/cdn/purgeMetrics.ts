import { gt, sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Database, Statements } from '../../platform/database/Database';
import { sharedAnswer } from '../../platform/http/sharedAnswer';
import { cdnCursors, contentPurges } from '../pageCache/tables';

/** How long counts are reused, in ms. */
const FRESH_MS = 15_000;

type PurgeCount = Awaited<ReturnType<typeof countPurges>>[number];

/**
 * Adds metrics of the purges that the cache in front has not accepted. They are read from the database when
 * metrics are collected; there are no values while it does not answer. Only for installations with such a
 * cache: without one the cursors never move.
 */
export function addPurgeMetrics(registry: Registry, database: Pick<Database, 'run'>): void {
  const readCounts = sharedAnswer(FRESH_MS, () => database.run(countPurges));
  const addGauge = (name: string, help: string, value: (count: PurgeCount) => number) =>
    new Gauge({
      name,
      help,
      // The label keeps its name: dashboards use it (docs/releasing.md).
      labelNames: ['told'],
      registers: [registry],
      async collect() {
        const counts = await readCounts().catch(() => []);
        this.reset();
        for (const count of counts) this.set({ told: count.round }, value(count));
      },
    });
  addGauge(
    'forecourt_cdn_purge_failures',
    'Consecutive failed purges of the CDN',
    ({ failures }) => failures,
  );
  addGauge(
    'forecourt_cdn_purge_oldest_seconds',
    'Age of the oldest purge that the CDN has not accepted',
    ({ oldest }) => Math.max(0, oldest ?? 0),
  );
}

const countPurges = (db: Statements) =>
  db
    .select({
      /** Every purge is sent twice: `first` and `again`. */
      round: cdnCursors.name,
      failures: cdnCursors.attempts,
      /** Age in seconds; null when nothing waits. */
      oldest: sql<number | null>`extract(epoch from now() - min(${contentPurges.at}))::float8`,
    })
    .from(cdnCursors)
    .leftJoin(contentPurges, gt(contentPurges.id, cdnCursors.lastId))
    .groupBy(cdnCursors.name);
