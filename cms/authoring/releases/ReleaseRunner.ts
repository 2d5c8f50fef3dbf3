import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../../../platform/database/connect';
import { WokenTask } from '../../../platform/WokenTask';
import { recordAction } from '../people/auditTrail';
import type { ContentStore } from '../../items/contentStore';
import type { NoticeSender } from '../publishing/publishNotices';
import {
  claimDue,
  forgetOldReleases,
  msUntilDue,
  updateRelease,
  type ReleaseWithItems,
} from './releaseTable';
import { endRelease, publishRelease } from './runRelease';

export interface ReleaseRunnerOptions {
  db: Database;
  store: ContentStore;
  notices: NoticeSender;
  log: Logger;
}

/** How often to look for what another process has added or left behind, in ms. */
const LOOK_MS = 10_000;
/** After an outage of the database, in ms. */
const RETRY_MS = 1000;
/** Least wait for what is due and in the hands of another process, in ms. */
const MIN_WAIT_MS = 250;
/** So often a release is tried that fails for a reason that may pass, such as a deadlock. */
const TRIES = 5;
/** How often what is over for long is forgotten, in ms. */
const FORGET_MS = 6 * 60 * 60_000;

/**
 * Does what releases are scheduled for. A release is done in one transaction with the row of it locked: it is done
 * once, however many processes look, and whole or not at all when one is killed. What fell due while no process
 * ran is done at the next start, in the order of its time.
 */
export class ReleaseRunner {
  readonly #task: WokenTask;
  #forgotAt = 0;
  /** Failed tries of the release that is due next. */
  #failed = { id: '', tries: 0 };

  constructor(private readonly options: ReleaseRunnerOptions) {
    this.#task = new WokenTask({
      run: () => this.#runDue(),
      onError: (error) =>
        options.log.error({ err: error }, 'releases are not done; they are tried again'),
      retryMs: RETRY_MS,
    });
  }

  /** Looks for what is due; call it at start-up and whenever a time was set. */
  wake(): void {
    this.#task.wake();
  }

  /** Waits for the release that is under way. */
  close(): Promise<void> {
    return this.#task.close();
  }

  /** Does everything that is due; gives how long to rest, in ms. */
  async #runDue(): Promise<number> {
    const { db } = this.options;
    if (Date.now() - this.#forgotAt > FORGET_MS) {
      await forgetOldReleases(db);
      this.#forgotAt = Date.now();
    }
    while (!this.#task.closed) {
      const wait = await msUntilDue(db);
      if (wait === undefined) return LOOK_MS;
      if (wait > 0) return Math.min(Math.max(wait, MIN_WAIT_MS), LOOK_MS);
      // Another process has it.
      if (!(await this.#runNext())) return MIN_WAIT_MS;
    }
    return LOOK_MS;
  }

  async #runNext(): Promise<boolean> {
    const { db, store, notices } = this.options;
    // Other processes may have saved since.
    await store.refresh();
    const isDone = await db.transaction(async (tx) => {
      const release = await claimDue(tx);
      if (release) await this.#run(tx, release);
      return release !== undefined;
    });
    if (isDone) {
      await store.refresh();
      notices.wake();
    }
    return isDone;
  }

  /**
   * Does what a claimed release is due for, or notes why it could not be done.
   * @throws what may be otherwise at another try; the release stays due then
   */
  async #run(tx: Transaction, release: ReleaseWithItems): Promise<void> {
    try {
      await tx.transaction((inner) => this.#doDue(inner, release));
    } catch (error) {
      const isRefused = error instanceof GraphQLError;
      if (!isRefused && this.#countFailure(release) < TRIES) throw error;
      const { log } = this.options;
      if (isRefused) log.warn({ release: release.id, reason: error.message }, 'release failed');
      else log.error({ release: release.id, err: error }, 'release failed');
      const reason = isRefused ? error.message : 'It could not be done; the log says why.';
      await updateRelease(tx, release, { state: 'failed', reason, endedAt: new Date() });
      await this.#record(tx, release, 'failRelease', { reason });
    }
  }

  #countFailure({ id }: ReleaseWithItems): number {
    const tries = this.#failed.id === id ? this.#failed.tries + 1 : 1;
    this.#failed = { id, tries };
    return tries;
  }

  async #doDue(tx: Transaction, release: ReleaseWithItems): Promise<void> {
    const { store } = this.options;
    const now = new Date();
    if (release.state === 'live') {
      await endRelease(tx, store, release);
      await updateRelease(tx, release, { state: 'done', endedAt: now });
      return this.#record(tx, release, 'endRelease');
    }
    const { changed, before } = await publishRelease(tx, store, release);
    const state = release.endAt ? 'live' : 'done';
    await updateRelease(tx, release, { state, before, publishedAt: now, reason: null });
    return this.#record(tx, release, 'publishRelease', { published: changed });
  }

  /** On behalf of whoever made it. */
  #record(
    tx: Transaction,
    { id, name, site, authorId, authorName, items }: ReleaseWithItems,
    action: string,
    more: Record<string, unknown> = {},
  ): Promise<void> {
    const [only, ...others] = items;
    return recordAction(tx, {
      actor: { id: authorId, name: authorName, role: 'publisher' },
      action,
      site,
      ...(only && others.length === 0 && { itemId: only.itemId, language: only.language }),
      details: { release: id, name, ...more },
    });
  }
}
