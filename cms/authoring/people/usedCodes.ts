/** Codes of authenticator apps work once, although each is shown for half a minute (RFC 6238, 5.2). */
import { createHmac } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect';
import { editorTwoFactors } from '../../../platform/database/tables/editors';

const STEP_SECONDS = 30;
const DIGITS = 6;

/** Steps before and after the current one whose codes are accepted, for clocks that differ. */
const WINDOW = [-1, 0, 1];

/**
 * Marks a code of an account as used. Returns whether it was used before; false also for a wrong code, which
 * better-auth refuses.
 * @param decrypt returns the stored secret as the app has it
 */
export async function markCodeAsUsed(
  db: Database,
  accountId: string,
  code: string,
  decrypt: (stored: string) => Promise<string>,
): Promise<{ wasUsed: boolean }> {
  const ofAccount = eq(editorTwoFactors.userId, accountId);
  const [factor] = await db
    .select({ secret: editorTwoFactors.secret })
    .from(editorTwoFactors)
    .where(ofAccount);
  const step = factor && findTimeStep(await decrypt(factor.secret), code, Date.now());
  if (step === undefined) return { wasUsed: false };
  const { usedTimeStep } = editorTwoFactors;
  // In one statement, so that of two sign-ins at once with the same code one is refused.
  const marked = await db
    .update(editorTwoFactors)
    .set({ usedTimeStep: step })
    .where(and(ofAccount, or(isNull(usedTimeStep), lt(usedTimeStep, step))))
    .returning({ id: editorTwoFactors.id });
  return { wasUsed: marked.length === 0 };
}

/** Finds the time step of a code; undefined if the code is that of no step near `nowMs`. */
export function findTimeStep(secret: string, code: string, nowMs: number): number | undefined {
  const current = Math.floor(nowMs / 1000 / STEP_SECONDS);
  return WINDOW.map((offset) => current + offset).find((step) => getCode(secret, step) === code);
}

/** The code of a time step (RFC 4226). */
function getCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const value = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(value % 10 ** DIGITS).padStart(DIGITS, '0');
}
