import type { Database, Transaction } from '../../../platform/database/connect';
import { contentActions } from '../../../platform/database/tables/content';
import type { Actor } from './actor';

/** A change of content, as the audit trail records it. */
export interface NewAction {
  actor: Actor;
  /** Name of the mutation, such as `updateItem`. */
  action: string;
  site?: string;
  itemId?: string;
  language?: string;
  /** Details as JSON: versions, names, addresses. No content. */
  details?: Record<string, unknown>;
}

/** Adds to the audit trail; call it in the transaction of the change, so that both are saved or neither. */
export async function recordAction(
  tx: Database | Transaction,
  { actor, details = {}, ...action }: NewAction,
): Promise<void> {
  await tx
    .insert(contentActions)
    .values({ ...action, actorId: actor.id, actorName: actor.name, details });
}
