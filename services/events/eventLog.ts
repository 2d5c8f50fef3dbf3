import { count, desc, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { events } from '../../platform/database/tables/events';
import type { SiteEvent } from './eventSchema';

/** Events that are kept: the newest. */
const KEPT = 10_000;
/** Events between two times that older ones are deleted. */
const BETWEEN = 100;

/** An event as it was stored. */
export interface LoggedEvent {
  id: number;
  type: string;
  payload: unknown;
  receivedAt: Date;
}

/** Stores an event; once the promise fulfils it survives a crash. Gives its number. */
export async function logEvent(
  db: Database,
  { type = 'VIEW', ...payload }: SiteEvent,
): Promise<number> {
  const [row] = await db.insert(events).values({ type, payload }).returning({ id: events.id });
  if (!row) throw new Error('The database stored no event.');
  if (row.id % BETWEEN === 0) await db.delete(events).where(lte(events.id, row.id - KEPT));
  return row.id;
}

/** Newest first, a page at a time, with how many there are. */
export async function readEvents(
  db: Database,
  page: number,
  pageSize: number,
): Promise<{ events: LoggedEvent[]; total: number }> {
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(events)
      .orderBy(desc(events.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(events),
  ]);
  return { events: rows, total: totals[0]?.total ?? 0 };
}
