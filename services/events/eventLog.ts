import { count, desc, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { events } from '../../platform/database/tables/events';
import type { SiteEvent } from './eventSchema';

/** Number of events to keep. */
const MAX_EVENTS = 10_000;
/** Number of new events between two deletions of old ones. */
const DELETION_INTERVAL = 100;

/** A stored event. */
export interface LoggedEvent {
  id: number;
  type: string;
  payload: unknown;
  receivedAt: Date;
}

/** Stores an event durably and returns its id. */
export async function logEvent(
  db: Database,
  { type = 'VIEW', ...payload }: SiteEvent,
): Promise<number> {
  const [row] = await db.insert(events).values({ type, payload }).returning({ id: events.id });
  if (!row) throw new Error('The database stored no event.');
  if (row.id % DELETION_INTERVAL === 0)
    await db.delete(events).where(lte(events.id, row.id - MAX_EVENTS));
  return row.id;
}

/** Returns a page of events, newest first, and the total number. */
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
