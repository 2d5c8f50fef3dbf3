import type { Database, Transaction } from '../../../platform/database/connect';
import { contentActions } from '../../../platform/database/tables/content';
import type { Actor } from './actor';

/** Something that was done to content, as the audit trail keeps it. */
export interface NewAction {
  actor: Actor;
  /** Name of the mutation, such as `updateItem`. */
  action: string;
  site?: string;
  itemId?: string;
  language?: string;
  /** What else tells one action from another, as JSON: versions, names, addresses. No contents. */
  details?: Record<string, unknown>;
}

/** Adds to the audit trail; call it in the transaction of the change, so that neither stands alone. */
export async function recordAction(
  tx: Database | Transaction,
  { actor, details = {}, ...action }: NewAction,
): Promise<void> {
  await tx
    .insert(contentActions)
    .values({ ...action, actorId: actor.id, actorName: actor.name, details });
}
