import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/connect';
import { publishRequests } from '../../../platform/database/tables/content';
import type { ContentStore } from '../../items/ContentStore';
import type { ItemId } from '../../items/guid';
import type { Actor } from '../people/actor';
import { recordAction } from '../people/auditTrail';
import { queueMail } from '../people/mails';

/** Closes the open requests for published pages and notifies the requesters. */
export async function approveRequests(
  tx: Transaction,
  { actor, store }: { actor: Actor; store: ContentStore },
  itemIds: readonly ItemId[],
  languages: readonly string[],
): Promise<void> {
  if (itemIds.length === 0 || languages.length === 0) return;
  const approved = await tx
    .update(publishRequests)
    .set({ state: 'approved', decidedByName: actor.name, decidedAt: sql`now()` })
    .where(
      and(
        inArray(publishRequests.itemId, [...itemIds]),
        inArray(publishRequests.language, [...languages]),
        eq(publishRequests.state, 'open'),
      ),
    )
    .returning();
  for (const { id, site, itemId, language, requestedBy } of approved) {
    const details = { request: id };
    await recordAction(tx, { actor, action: 'approvePublish', site, itemId, language, details });
    const page = store.draft.findInLanguage(itemId, language);
    if (!page || requestedBy === actor.id) continue;
    await queueMail(tx, 'publishApproved', requestedBy, {
      by: actor.name,
      page: page.version.displayName,
      text: '',
      site,
      language,
      route: store.draft.findRoute(page.item) ?? '/',
    });
  }
}
