import { GraphQLError } from 'graphql';
import type { Database, Transaction } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/ContentStore';
import { readLastSequence, VersionConflict } from '../../items/versionTable';
import { checkVersion } from './checkVersion';
import { checkWritten } from './written/checkWritten';

/**
 * Saves changes of editors one at a time: each in a transaction, which is checked before it is
 * committed and then applied to the content trees.
 */
export class ContentWriteQueue {
  #lastWrite: Promise<void> = Promise.resolve();
  /** Whether the trees may lag behind the database. */
  #isBehind = false;

  constructor(
    private readonly store: ContentStore,
    private readonly db: Database,
  ) {}

  /** Runs changes one after the other, so that each is checked against trees that include the previous one. */
  run(change: (tx: Transaction) => Promise<void>, retries = 0): Promise<void> {
    const write = this.#lastWrite.then(() => this.#runNow(change, retries));
    this.#lastWrite = write.catch(() => undefined);
    return write;
  }

  async #runNow(change: (tx: Transaction) => Promise<void>, retries: number): Promise<void> {
    if (this.#isBehind) await this.store.refresh();
    // After a broken connection it is unknown whether the transaction was committed.
    this.#isBehind = true;
    try {
      await this.db.transaction(async (tx) => {
        const previousSequence = await readLastSequence(tx);
        await change(tx);
        await checkWritten(tx, this.store, previousSequence);
      });
    } catch (error) {
      if (error instanceof GraphQLError) this.#isBehind = false;
      if (error instanceof VersionConflict) {
        if (retries > 0) return this.#runNow(change, retries - 1);
        checkVersion(error.version - 1, error.version);
      }
      throw error;
    }
    await this.store.refresh();
    this.#isBehind = false;
  }
}
