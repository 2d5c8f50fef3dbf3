import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { editorAccounts, editorTwoFactors } from '../../../platform/database/tables/editors';
import { findAccount, isAccount, toActor } from './accounts';
import { recordAction } from './auditTrail';
import type { People } from './People';
import { readSession } from './sessions';

/** An action of an account's owner on its second factor; `renew` replaces the backup codes. */
export interface SecondFactorStep {
  step: 'start' | 'confirm' | 'renew' | 'stop';
  token: string;
  /** The account's password, or the code that the app shows. */
  proof: string;
  browser: string;
}

export type SecondFactorAnswer =
  | { problem: 'ended' | 'wrong' | 'tooMany' }
  /** What the app reads, unless it is set up already, and codes to use when the app is lost. */
  | { uri?: string; backupCodes: readonly string[] }
  /** The session goes on with another token. */
  | { token: string };

/** Takes a step. Attempts count like those of a sign-in, since a step could be used to guess the password. */
export async function takeSecondFactorStep(
  db: Database,
  people: People,
  { step, token, proof, browser }: SecondFactorStep,
): Promise<SecondFactorAnswer> {
  const { authentication, attempts } = people;
  const actor = await readSession(db, authentication, token, true);
  const account = actor && (await findAccount(db, actor.id));
  if (!account) return { problem: 'ended' };
  if (!(await attempts.consume('account', account.email))) return { problem: 'tooMany' };
  if (step === 'start') {
    return (await authentication.startSecondFactor(token, proof)) ?? { problem: 'wrong' };
  }
  if (step === 'renew') {
    const backupCodes = await authentication.renewBackupCodes(token, proof);
    if (!backupCodes) return { problem: 'wrong' };
    await recordAction(db, { actor: toActor(account), action: 'renewBackupCodes' });
    return { backupCodes };
  }
  const newToken =
    step === 'confirm'
      ? await authentication.confirmSecondFactor(token, proof, browser)
      : await authentication.stopSecondFactor(token, proof, browser);
  if (newToken === undefined) return { problem: 'wrong' };
  const action = step === 'confirm' ? 'addSecondFactor' : 'removeSecondFactor';
  await recordAction(db, { actor: toActor(account), action });
  return { token: newToken };
}

/** Removes the second factor of an account whose owner has lost it. */
export async function resetSecondFactor(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(editorTwoFactors).where(eq(editorTwoFactors.userId, accountId));
  await tx.update(editorAccounts).set({ twoFactorEnabled: false }).where(isAccount(accountId));
}
