import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/Database';
import { sharedAnswer } from '../http/sharedAnswer';

/** How long counts stand, in ms. */
const FRESH_MS = 15_000;

const COUNTS = `
  select "name" as "told", "attempts" as "failures",
         (select extract(epoch from now() - min("at"))::float8 from "content_purge"
           where "id" > "last_id") as "oldest"
    from "cdn_cursor"`;

interface PurgeCount {
  /** Everything is told twice: `first` and `again`. */
  told: string;
  failures: number;
  /** Age in seconds; null where nothing waits. */
  oldest: number | null;
}

/**
 * Adds what the cache in front has not taken, asked of the database when somebody asks; nothing is told while it does not
 * answer. For where there is such a cache: without one nobody moves the cursors.
 */
export function addPurgeMetrics(registry: Registry, database: Pick<Database, 'query'>): void {
  const ask = sharedAnswer(FRESH_MS, async () => {
    const { rows } = await database.query<PurgeCount>(COUNTS);
    return rows;
  });
  const gaugeOf = (name: string, help: string, value: (count: PurgeCount) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['told'],
      registers: [registry],
      async collect() {
        const found = await ask().catch(() => []);
        this.reset();
        for (const count of found) this.set({ told: count.told }, value(count));
      },
    });
  gaugeOf(
    'forecourt_cdn_purge_failures',
    'Times in a row that the cache in front did not take what was published',
    ({ failures }) => failures,
  );
  gaugeOf(
    'forecourt_cdn_purge_oldest_seconds',
    'For how long the oldest of what it was not told yet waits',
    ({ oldest }) => Math.max(0, oldest ?? 0),
  );
}
