import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import { Gauge, type Registry } from 'prom-client';
import { leads } from '../../features/enquiries/server/leads/tables';
import type { Database, Statements } from '../../platform/database/Database';
import { editorMails } from '../../platform/database/tables/editors';
import { jobs } from '../../platform/database/tables/jobs';
import { sharedAnswer } from '../../platform/http/sharedAnswer';
import { queueNames } from '../../platform/jobs/queueNames';

/** How long counts are reused: each count makes the database read every outbox. */
const FRESH_MS = 15_000;

type OutboxCount = Awaited<ReturnType<typeof countOutboxes>>[number];

/**
 * Adds the undelivered messages, read from the database when metrics are collected; no values while it does
 * not answer.
 */
export function addOutboxMetrics(registry: Registry, database: Pick<Database, 'run'>): void {
  const readCounts = sharedAnswer(FRESH_MS, () => database.run(countOutboxes));
  const countsOrUndefined = () => readCounts().catch(() => undefined);
  const addGauge = (name: string, help: string, value: (count: OutboxCount) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['outbox'],
      registers: [registry],
      async collect() {
        const counts = await countsOrUndefined();
        this.reset();
        for (const count of counts ?? []) this.set({ outbox: count.outbox }, value(count));
      },
    });
  addGauge(
    'forecourt_outbox_items',
    'Messages waiting to be delivered, by outbox',
    ({ waiting }) => waiting,
  );
  addGauge(
    'forecourt_outbox_failing',
    'Waiting messages that failed at least once, by outbox',
    ({ failing }) => failing,
  );
  addGauge(
    'forecourt_outbox_oldest_seconds',
    'Age of the oldest waiting message, by outbox',
    ({ oldestSeconds }) => Math.max(0, oldestSeconds ?? 0),
  );
  new Gauge({
    name: 'forecourt_database_up',
    help: '1 if the database answered the last query, else 0',
    registers: [registry],
    async collect() {
      this.set((await countsOrUndefined()) ? 1 : 0);
    },
  });
}

/**
 * Rows that have failed, from their second attempt on: an attempt is counted when it begins, so a first one
 * may still be running.
 */
const isRetried = (attempts: AnyPgColumn) => gt(attempts, 1);

/**
 * The columns of one outbox.
 * @param since when a row began to wait
 * @param isFailing rows that have failed before
 */
const countColumns = (outbox: string, since: AnyPgColumn, isFailing = sql`true`) => ({
  outbox: sql<string>`${outbox}::text`,
  waiting: sql<number>`count(*)::int`,
  failing: sql<number>`(count(*) filter (where ${isFailing}))::int`,
  /** Age of the oldest row; null when nothing waits. */
  oldestSeconds: sql<number | null>`extract(epoch from now() - min(${since}))::float8`,
});

/**
 * Metrics of each outbox: the number of waiting messages, the age of the oldest, and how many have failed
 * before. Notices of visits and holds are written in advance; they count once they are due.
 */
function countOutboxes(db: Statements) {
  const isRetriedJob = isRetried(jobs.attempts);
  const waitingIn = (queue: string) => and(eq(jobs.queue, queue), isNull(jobs.deadAt));
  const queued = (outbox: string, queue: string) =>
    db
      .select(countColumns(outbox, jobs.createdAt, isRetriedJob))
      .from(jobs)
      .where(waitingIn(queue));
  const scheduled = (outbox: string, queue: string) =>
    db
      .select(countColumns(outbox, jobs.due, isRetriedJob))
      .from(jobs)
      // A job that was tried is due later: when its lease ends, or at its next attempt. It still waits.
      .where(and(waitingIn(queue), or(lte(jobs.due, sql`now()`), gt(jobs.attempts, 0))));
  return unionAll(
    queued('leads', queueNames.lead),
    db
      .select(countColumns('leads_given_up', leads.deadAt))
      .from(leads)
      // The content is erased after some days; then the lead can no longer be delivered.
      .where(and(isNotNull(leads.deadAt), isNotNull(leads.enquiry))),
    queued('alert_mails', queueNames.alertMail),
    db
      .select(countColumns('editor_mails', editorMails.createdAt, isRetried(editorMails.attempts)))
      .from(editorMails),
    scheduled('visit_notices', queueNames.visitNotice),
    scheduled('hold_notices', queueNames.holdNotice),
  );
}
