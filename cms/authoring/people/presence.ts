import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect';
import { editorPresence } from '../../../platform/database/tables/editors';
import type { ItemId } from '../../items/guid';
import type { Actor } from './actor';

/** How long a page counts as open after its last report, in seconds; windows report every 15. */
const presenceSeconds = 40;

const maxNames = 10;

interface OpenPage {
  itemId: ItemId;
  language: string;
}

/** Records that an account has a page open. */
export async function recordPresence(db: Database, actor: Actor, page: OpenPage): Promise<void> {
  const { id: accountId, name, sessionId = 'none' } = actor;
  await db
    .insert(editorPresence)
    .values({ sessionId, accountId, name, ...page })
    .onConflictDoUpdate({
      target: [editorPresence.sessionId, editorPresence.itemId, editorPresence.language],
      set: { seenAt: sql`now()`, name },
    });
}

export async function endPresence(db: Database, actor: Actor, page: OpenPage): Promise<void> {
  await db
    .delete(editorPresence)
    .where(
      and(
        eq(editorPresence.sessionId, actor.sessionId ?? 'none'),
        eq(editorPresence.itemId, page.itemId),
        eq(editorPresence.language, page.language),
      ),
    );
}

/** The other people who have the page open, without duplicates. */
export async function listPresent(
  db: Database,
  actor: Actor,
  { itemId, language }: OpenPage,
): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectDistinct({ id: editorPresence.accountId, name: editorPresence.name })
    .from(editorPresence)
    .where(
      and(
        eq(editorPresence.itemId, itemId),
        eq(editorPresence.language, language),
        ne(editorPresence.accountId, actor.id),
        gt(editorPresence.seenAt, sql`now() - ${presenceSeconds} * interval '1 second'`),
      ),
    )
    .orderBy(asc(editorPresence.name))
    .limit(maxNames);
  return rows;
}
