import { GraphQLError } from 'graphql';
import type { Database, Transaction } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/contentStore';
import { lastSequence, VersionConflict } from '../../items/versionTable';
import { checkVersion } from './checkVersion';
import { checkWritten } from './written/checkWritten';

/** Saves what editors change: in turn, each in one transaction that is checked as a whole, then shown in the trees. */
export class ContentWrites {
  #lastWrite: Promise<void> = Promise.resolve();
  /** The trees may show less than the database holds. */
  #isBehind = false;

  constructor(
    private readonly store: ContentStore,
    private readonly db: Database,
  ) {}

  /** One change after the other, so that each is checked against trees that show the one before. */
  run(change: (tx: Transaction) => Promise<void>, retries = 0): Promise<void> {
    const done = this.#lastWrite.then(() => this.#runNow(change, retries));
    this.#lastWrite = done.catch(() => undefined);
    return done;
  }

  async #runNow(change: (tx: Transaction) => Promise<void>, retries: number): Promise<void> {
    if (this.#isBehind) await this.store.refresh();
    // A connection that breaks does not tell whether the change was still made.
    this.#isBehind = true;
    try {
      await this.db.transaction(async (tx) => {
        const before = await lastSequence(tx);
        await change(tx);
        await checkWritten(tx, this.store, before);
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
