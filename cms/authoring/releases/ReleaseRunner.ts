import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../../../platform/database/connect';
import { Poller } from '../../../platform/Poller';
import { localizable } from '../../../domain/localizable';
import { messageOf } from '../createEditError';
import { recordAction } from '../people/auditTrail';
import type { ContentStore } from '../../items/ContentStore';
import type { NoticeSender } from '../publishing/NoticeSender';
import {
  lockDueRelease,
  deleteOldReleases,
  getMsUntilDue,
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

/** Interval for finding releases that another process added or left unfinished. */
const POLL_MS = 10_000;
/** Delay after a database failure. */
const RETRY_MS = 1000;
/** Minimum delay when another process handles the due releases. */
const MIN_WAIT_MS = 250;
/** Maximum attempts for a release with a temporary failure, such as a deadlock. */
const MAX_ATTEMPTS = 5;
/** Interval for deleting old releases. */
const CLEANUP_INTERVAL_MS = 6 * 60 * 60_000;

/**
 * Runs scheduled releases. A release runs in a transaction with its row locked, so that it runs once
 * across processes, and completely or not at all when a process is killed. Releases that became due
 * while no process was running run at the next start, in order of time.
 */
export class ReleaseRunner {
  readonly #task: Poller;
  #cleanedUpAtMs = 0;
  /** Failed attempts of the release that is next. */
  #failures = { id: '', tries: 0 };

  constructor(private readonly options: ReleaseRunnerOptions) {
    this.#task = new Poller({
      run: () => this.#runDue(),
      onError: (error) => options.log.error({ error }, 'due releases not published; will retry'),
      retryMs: RETRY_MS,
    });
  }

  /** Runs due releases; call it at start-up and after scheduling a release. */
  wake(): void {
    this.#task.wake();
  }

  /** Waits for the running release. */
  close(): Promise<void> {
    return this.#task.close();
  }

  /** Runs all due releases. Returns the time until the next check, in ms. */
  async #runDue(): Promise<number> {
    const { db } = this.options;
    if (Date.now() - this.#cleanedUpAtMs > CLEANUP_INTERVAL_MS) {
      await deleteOldReleases(db);
      this.#cleanedUpAtMs = Date.now();
    }
    while (!this.#task.isClosed) {
      const waitMs = await getMsUntilDue(db);
      if (waitMs === undefined) return POLL_MS;
      if (waitMs > 0) return Math.min(Math.max(waitMs, MIN_WAIT_MS), POLL_MS);
      // Another process has locked the due release.
      if (!(await this.#runNext())) return MIN_WAIT_MS;
    }
    return POLL_MS;
  }

  async #runNext(): Promise<boolean> {
    const { db, store, notices } = this.options;
    // Other processes may have saved drafts since.
    await store.refresh();
    const hasRun = await db.transaction(async (tx) => {
      const release = await lockDueRelease(tx);
      if (release) await this.#run(tx, release);
      return release !== undefined;
    });
    if (hasRun) {
      await store.refresh();
      notices.wake();
    }
    return hasRun;
  }

  /**
   * Runs a locked release, or records why it failed.
   * @throws temporary failures, after which the release stays due
   */
  async #run(tx: Transaction, release: ReleaseWithItems): Promise<void> {
    try {
      await tx.transaction((inner) => this.#publishOrEnd(inner, release));
    } catch (error) {
      const isRefused = error instanceof GraphQLError;
      if (!isRefused && this.#countFailure(release) < MAX_ATTEMPTS) throw error;
      const { log } = this.options;
      if (isRefused)
        log.warn({ release: release.id, reason: error.message }, 'release not published');
      else log.error({ release: release.id, error }, 'release not published');
      const refusal = isRefused
        ? messageOf(error)
        : localizable`It could not be done; the log says why.`;
      const reason = refusal.text;
      await updateRelease(tx, release, { state: 'failed', reason, refusal, endedAt: new Date() });
      await this.#record(tx, release, 'failRelease', { reason });
    }
  }

  #countFailure({ id }: ReleaseWithItems): number {
    const attempts = this.#failures.id === id ? this.#failures.tries + 1 : 1;
    this.#failures = { id, tries: attempts };
    return attempts;
  }

  async #publishOrEnd(tx: Transaction, release: ReleaseWithItems): Promise<void> {
    const { store } = this.options;
    const now = new Date();
    if (release.state === 'live') {
      await endRelease(tx, store, release);
      await updateRelease(tx, release, { state: 'done', endedAt: now });
      return this.#record(tx, release, 'endRelease');
    }
    const { changed, before } = await publishRelease(tx, store, release);
    const state = release.endAt ? 'live' : 'done';
    await updateRelease(tx, release, {
      state,
      before,
      publishedAt: now,
      reason: null,
      refusal: null,
    });
    return this.#record(tx, release, 'publishRelease', { published: changed });
  }

  /** Records an action of the account that created the release. */
  #record(
    tx: Transaction,
    { id, name, site, authorId, authorName, items }: ReleaseWithItems,
    action: string,
    details: Record<string, unknown> = {},
  ): Promise<void> {
    const [first, ...others] = items;
    return recordAction(tx, {
      actor: { id: authorId, name: authorName, role: 'publisher' },
      action,
      site,
      ...(first && others.length === 0 && { itemId: first.itemId, language: first.language }),
      details: { release: id, name, ...details },
    });
  }
}
