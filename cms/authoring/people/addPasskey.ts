import type { Database } from '../../../platform/database/connect';
import { findAccount, hasPassword, toActor } from './accounts';
import { recordAction } from './auditTrail';
import { listPasskeys, maxPasskeys } from './passkeys';
import type { PasskeyAnswer, People } from './People';
import { readSession } from './sessions';

export interface NewPasskey extends PasskeyAnswer {
  /** Token of the session. */
  token: string;
  name: string;
}

/** Adds a passkey that a browser has made to the account of its session. */
export async function addPasskey(
  db: Database,
  people: People,
  { origin, token, challenge, name, response }: NewPasskey,
): Promise<{ problem?: 'ended' | 'wrong' | 'tooMany' }> {
  const actor = await readSession(db, people.authentication, token, true);
  const account = actor && (await findAccount(db, actor.id));
  // An account without a password signs in at its identity provider, which a passkey would bypass.
  if (!account || !(await hasPassword(db, account.id))) return { problem: 'ended' };
  if ((await listPasskeys(db, account.id)).length >= maxPasskeys) return { problem: 'tooMany' };
  const isAdded = await people.passkeys.add(origin, token, challenge, { name, response });
  if (!isAdded) return { problem: 'wrong' };
  await recordAction(db, { actor: toActor(account), action: 'addPasskey' });
  return {};
}
