import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/Database';
import { sharedAnswer } from '../http/sharedAnswer';

/** How long counts stand, in ms: they cost the database a look at every outbox. */
const FRESH_MS = 15_000;

/**
 * What waits in each outbox: how many, the age of the oldest, and how many have failed before. Notices of visits and holds
 * are written ahead of their time; they wait once they are due.
 */
const COUNTS = `
  select 'leads' as "outbox", count(*)::int as "waiting", count(*) filter (where "attempts" > 1)::int as "failing",
         extract(epoch from now() - min("created_at"))::float8 as "oldest"
    from "job" where "queue" = 'lead' and "dead_at" is null
  union all
  select 'leads_given_up', count(*)::int, count(*)::int, extract(epoch from now() - min("dead_at"))::float8
    from "lead" where "dead_at" is not null and "enquiry" is not null
  union all
  select 'alert_mails', count(*)::int, count(*) filter (where "attempts" > 1)::int,
         extract(epoch from now() - min("created_at"))::float8
    from "job" where "queue" = 'alert_mail' and "dead_at" is null
  union all
  select 'editor_mails', count(*)::int, count(*) filter (where "attempts" > 1)::int,
         extract(epoch from now() - min("created_at"))::float8 from "editor_mail"
  union all
  select 'visit_notices', count(*)::int, count(*) filter (where "attempts" > 1)::int,
         extract(epoch from now() - min("due"))::float8
    from "job" where "queue" = 'visit_notice' and "dead_at" is null and ("due" <= now() or "attempts" > 0)
  union all
  select 'hold_notices', count(*)::int, count(*) filter (where "attempts" > 1)::int,
         extract(epoch from now() - min("due"))::float8
    from "job" where "queue" = 'hold_notice' and "dead_at" is null and ("due" <= now() or "attempts" > 0)`;

interface OutboxCount {
  outbox: string;
  waiting: number;
  failing: number;
  /** Age in seconds; null where nothing waits. */
  oldest: number | null;
}

/** Adds what waits to be delivered, asked of the database when somebody asks; nothing is told while it does not answer. */
export function addOutboxMetrics(registry: Registry, database: Pick<Database, 'query'>): void {
  const ask = sharedAnswer(FRESH_MS, async () => {
    const { rows } = await database.query<OutboxCount>(COUNTS);
    return rows;
  });
  const counts = () => ask().catch(() => undefined);
  const gaugeOf = (name: string, help: string, value: (count: OutboxCount) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['outbox'],
      registers: [registry],
      async collect() {
        const found = await counts();
        this.reset();
        for (const count of found ?? []) this.set({ outbox: count.outbox }, value(count));
      },
    });
  gaugeOf('forecourt_outbox_items', 'What waits to be delivered', ({ waiting }) => waiting);
  gaugeOf(
    'forecourt_outbox_failing',
    'Of what waits, how much has been tried in vain',
    ({ failing }) => failing,
  );
  gaugeOf('forecourt_outbox_oldest_seconds', 'For how long the oldest of it waits', ({ oldest }) =>
    Math.max(0, oldest ?? 0),
  );
  new Gauge({
    name: 'forecourt_database_up',
    help: 'Whether the database answered when it was last asked',
    registers: [registry],
    async collect() {
      this.set((await counts()) ? 1 : 0);
    },
  });
}
