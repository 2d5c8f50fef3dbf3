import { and, eq, lt, sql } from 'drizzle-orm';
import type { VariantEvent } from '../../../domain/variants/variant.types';
import { originalVariant } from '../../../domain/variants/variant.types';
import type { Database } from '../../../platform/database/connect';
import { contentVersions } from '../../../platform/database/tables/content';
import { variantResults } from '../../../platform/database/tables/events';
import type { ItemId } from '../../items/guid';

/** Something that happened where a variant was seen. */
export interface CountedEvent {
  itemId: ItemId;
  language: string;
  /** Empty outside of tests. */
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

/** Days that are kept. */
const keptDays = 400;

/**
 * Counts an event of today, if the page has or had that variant in public: what is made up takes no
 * room. Gives whether it was counted.
 */
export async function countEvent(
  db: Database,
  { itemId, language, testId, variantId, event }: CountedEvent,
): Promise<boolean> {
  const asked = [
    ...(variantId === originalVariant ? [] : [{ id: variantId }]),
    ...(testId === '' ? [] : [{ rule: { testId } }]),
  ];
  const wanted = JSON.stringify(asked.length === 2 ? [{ ...asked[0], ...asked[1] }] : asked);
  const [known] = await db
    .select({ sequence: contentVersions.sequence })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.itemId, itemId),
        eq(contentVersions.language, language),
        sql`${contentVersions.publishedAt} is not null`,
        sql`jsonb_array_length(coalesce(${contentVersions.variants}, '[]')) > 0`,
        sql`${contentVersions.variants} @> ${wanted}::jsonb`,
      ),
    )
    .limit(1);
  if (!known) return false;
  const day = new Date().toISOString().slice(0, 10);
  const { day: onDay, itemId: of, language: inLanguage, testId: ofTest } = variantResults;
  const { variantId: ofVariant, event: kind } = variantResults;
  const [row] = await db
    .insert(variantResults)
    .values({ day, itemId, language, testId, variantId, event, count: 1 })
    .onConflictDoUpdate({
      target: [onDay, of, inLanguage, ofTest, ofVariant, kind],
      set: { count: sql`${variantResults.count} + 1` },
    })
    .returning({ count: variantResults.count });
  // The first of its kind that day: a good time to let old days go.
  if (row?.count === 1) {
    const oldest = new Date(Date.now() - keptDays * 86_400_000).toISOString().slice(0, 10);
    await db.delete(variantResults).where(lt(variantResults.day, oldest));
  }
  return true;
}

/** Counts of a page's variants over all days that are kept. */
export async function readResults(
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
