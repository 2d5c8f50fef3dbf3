import { createHmac } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { editorAttempts } from '../../../platform/database/tables/editors';

/** Limits per quarter of an hour: failed attempts by network address and by account, and mails sent on request. */
const limits = { address: 20, account: 10, passwordMail: 3, notice: 30 };

type Subject = keyof typeof limits;

const windowSeconds = 15 * 60;

/** Counts attempts to sign in across processes. Personal addresses are stored only as keyed hashes. */
export class Attempts {
  constructor(
    private readonly db: Database,
    private readonly secret: string,
  ) {}

  /** Counts an attempt before it is made, so that concurrent ones count as well; false when there are too many. */
  async consume(
    subject: Subject,
    value: string,
    db: Database | Transaction = this.db,
  ): Promise<boolean> {
    const isExpired = sql`${editorAttempts.since} < now() - ${windowSeconds} * interval '1 second'`;
    const [row] = await db
      .insert(editorAttempts)
      .values({ key: this.#key(subject, value), count: 1 })
      .onConflictDoUpdate({
        target: editorAttempts.key,
        set: {
          count: sql`case when ${isExpired} then 1 else ${editorAttempts.count} + 1 end`,
          since: sql`case when ${isExpired} then now() else ${editorAttempts.since} end`,
        },
      })
      .returning({ count: editorAttempts.count });
    return (row?.count ?? 0) <= limits[subject];
  }

  /** Uncounts a successful attempt of an address; clears the count of the account. */
  async refund(address: string, account?: string): Promise<void> {
    await this.db
      .update(editorAttempts)
      .set({ count: sql`greatest(${editorAttempts.count} - 1, 0)` })
      .where(eq(editorAttempts.key, this.#key('address', address)));
    if (account === undefined) return;
    await this.db
      .delete(editorAttempts)
      .where(inArray(editorAttempts.key, [this.#key('account', account)]));
  }

  async erase(): Promise<void> {
    await this.db
      .delete(editorAttempts)
      .where(lt(editorAttempts.since, sql`now() - interval '1 day'`));
  }

  #key(subject: Subject, value: string): string {
    return createHmac('sha256', this.secret).update(`${subject} ${value}`).digest('base64url');
  }
}
