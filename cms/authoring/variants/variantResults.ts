import { and, eq, lt, sql } from 'drizzle-orm';
import type { VariantEvent } from '../../../domain/variants/variant.types';
import { ORIGINAL_VARIANT } from '../../../domain/variants/variant.types';
import type { Database } from '../../../platform/database/connect';
import { contentVersions } from '../../../platform/database/tables/content';
import { variantResults } from '../../../platform/database/tables/events';
import type { ItemId } from '../../items/guid';

/** An event of a page variant to be counted. */
export interface CountedEvent {
  itemId: ItemId;
  language: string;
  /** Id of the test; empty outside of tests. */
  testId: string;
  variantId: string;
  event: VariantEvent;
}

export interface VariantResult {
  testId: string;
  variantId: string;
  event: string;
  count: number;
}

/** Number of days for which counts are kept. */
const MAX_AGE_DAYS = 400;

/**
 * Counts an event for today if the page has or had that variant in public. Ignores invented ids.
 * Returns whether the event was counted.
 */
export async function countEvent(
  db: Database,
  { itemId, language, testId, variantId, event }: CountedEvent,
): Promise<boolean> {
  const conditions = [
    ...(variantId === ORIGINAL_VARIANT ? [] : [{ id: variantId }]),
    ...(testId === '' ? [] : [{ rule: { testId } }]),
  ];
  const variantPattern = JSON.stringify(
    conditions.length === 2 ? [{ ...conditions[0], ...conditions[1] }] : conditions,
  );
  const [match] = await db
    .select({ sequence: contentVersions.sequence })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.itemId, itemId),
        eq(contentVersions.language, language),
        sql`${contentVersions.publishedAt} is not null`,
        sql`jsonb_array_length(coalesce(${contentVersions.variants}, '[]')) > 0`,
        sql`${contentVersions.variants} @> ${variantPattern}::jsonb`,
      ),
    )
    .limit(1);
  if (!match) return false;
  const day = new Date().toISOString().slice(0, 10);
  const {
    day: dayColumn,
    itemId: itemIdColumn,
    language: languageColumn,
    testId: testIdColumn,
  } = variantResults;
  const { variantId: variantIdColumn, event: eventColumn } = variantResults;
  const [row] = await db
    .insert(variantResults)
    .values({ day, itemId, language, testId, variantId, event, count: 1 })
    .onConflictDoUpdate({
      target: [dayColumn, itemIdColumn, languageColumn, testIdColumn, variantIdColumn, eventColumn],
      set: { count: sql`${variantResults.count} + 1` },
    })
    .returning({ count: variantResults.count });
  // This is the first such event of the day, so old days are deleted now: about once a day is enough.
  if (row?.count === 1) {
    const oldestDay = new Date(Date.now() - MAX_AGE_DAYS * 86_400_000).toISOString().slice(0, 10);
    await db.delete(variantResults).where(lt(variantResults.day, oldestDay));
  }
  return true;
}

/** Sums the counts of a page's variants over all stored days. */
export async function readVariantResults(
  db: Database,
  itemId: ItemId,
  language: string,
): Promise<VariantResult[]> {
  const { testId, variantId, event } = variantResults;
  return db
    .select({ testId, variantId, event, count: sql<number>`sum(${variantResults.count})::int` })
    .from(variantResults)
    .where(and(eq(variantResults.itemId, itemId), eq(variantResults.language, language)))
    .groupBy(testId, variantId, event);
}
