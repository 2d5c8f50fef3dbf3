/** Notifies the web process of publications. Notices stay in the database until they are delivered. */
import { asc, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../../../platform/database/connect';
import { fieldsOf } from '../../../domain/isRecord';
import { publishNotices } from '../../../platform/database/tables/content';
import { Poller } from '../../../platform/Poller';
import { SIGNATURE_HEADER, signNotice } from './signNotice';

/** Body of POST {web}/api/content/published. */
export interface PublishNotice {
  site: string;
  /** Addresses of the pages that changed, with /{language} where it applies. */
  paths: string[];
  /** Ids of changed items, and of items that refer to added or removed items, as other pages use them as well. */
  items?: string[];
  /**
   * Ids of the templates and parents of changed items, for pages that list the items of a template or of a
   * parent.
   */
  lists?: string[];
  /** Whether all pages of the site may have changed. */
  all?: boolean;
}

export interface NoticeSenderOptions {
  db: Database;
  /** Reloads the public content, since the web process requests it as soon as it is notified. */
  refresh: () => Promise<unknown>;
  /** Address of the web process. */
  webUrl: string;
  secret: string;
  log: Logger;
}

const REQUEST_TIMEOUT_MS = 5_000;
/** Maximum time that a publication waits until visitors see it. */
const MAX_WAIT_MS = 4_000;
const MIN_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;

/** Response statuses for which a retry is useless: the notice is not understood, or too large. */
const FINAL_STATUSES: ReadonlySet<number> = new Set([400, 413, 422]);

/** Why a notice was not delivered. `isFinal` means that a retry is useless. */
interface Failure {
  reason: string;
  isFinal: boolean;
}

/** Adds a notice to the outbox; call it in the transaction that publishes. */
export async function addNotice(db: Database | Transaction, notice: PublishNotice): Promise<void> {
  await db.insert(publishNotices).values({ body: notice });
}

/**
 * Delivers notices in order, one at a time. Retries each with growing delays until it is accepted. A
 * notice that can never be accepted is logged and dropped, so that it does not block the next ones.
 */
export class NoticeSender {
  readonly #task: Poller;
  /** Callbacks of publications that wait until visitors see them. */
  readonly #waiting = new Set<(isVisible: boolean) => void>();
  /** Whether the web processes use all notices since no publication was last waiting. */
  #isAllInUse = true;

  constructor(private readonly options: NoticeSenderOptions) {
    this.#task = new Poller({
      run: () => this.#deliverAll(),
      onError: (error) => options.log.warn({ error }, 'publish notices not read; will retry'),
      retryMs: MIN_DELAY_MS,
    });
  }

  /** Starts delivering pending notices; call it at start-up and after every publication. */
  wake(): void {
    this.#task.wake();
  }

  /**
   * Delivers the pending notices. Returns true when the web processes have confirmed in time that
   * visitors see the changes. Otherwise returns false, and the delivery is retried.
   */
  async deliver(): Promise<boolean> {
    let onVisible = (_isVisible: boolean): void => undefined;
    const delivered = new Promise<boolean>((resolve) => {
      onVisible = resolve;
    });
    this.#waiting.add(onVisible);
    const timer = setTimeout(onVisible, MAX_WAIT_MS, false).unref();
    this.wake();
    return delivered.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(onVisible);
    });
  }

  /** Waits for the notice that is being sent. The other notices stay in the outbox. */
  close(): Promise<void> {
    return this.#task.close();
  }

  /** Delivers all due notices. Returns the time until the next attempt in ms, or undefined when none is pending. */
  async #deliverAll(): Promise<number | undefined> {
    const { db, log } = this.options;
    while (!this.#task.isClosed) {
      // Notices of these publications were added before the query below, which therefore finds them.
      const waiting = [...this.#waiting];
      const reportVisible = (isVisible: boolean) =>
        waiting.forEach((onVisible) => onVisible(isVisible));
      const [next] = await db
        .select()
        .from(publishNotices)
        .orderBy(asc(publishNotices.id))
        .limit(1);
      if (!next) {
        reportVisible(this.#isAllInUse);
        this.#isAllInUse = true;
        return undefined;
      }
      const waitMs = next.nextAttemptAt.getTime() - Date.now();
      if (waitMs > 0) {
        reportVisible(false);
        return waitMs;
      }
      await this.options.refresh();
      const failure = await this.#deliver(JSON.stringify(next.body));
      if (failure) reportVisible(false);
      if (failure?.isFinal) {
        log.error(
          { notice: next.id, body: next.body, reason: failure.reason },
          'publish notice given up; old pages stay until they expire',
        );
      }
      if (!failure || failure.isFinal) {
        await db.delete(publishNotices).where(eq(publishNotices.id, next.id));
      } else {
        const delayMs = Math.min(MIN_DELAY_MS * 2 ** Math.min(next.attempts, 20), MAX_DELAY_MS);
        log.warn(
          { notice: next.id, attempts: next.attempts + 1, reason: failure.reason },
          'publish notice not delivered; will retry',
        );
        await db
          .update(publishNotices)
          .set({
            attempts: next.attempts + 1,
            lastError: failure.reason,
            nextAttemptAt: new Date(Date.now() + delayMs),
          })
          .where(eq(publishNotices.id, next.id));
      }
    }
    return undefined;
  }

  /** Sends a notice. Returns the failure, or undefined when the notice was accepted. */
  async #deliver(body: string): Promise<Failure | undefined> {
    const { webUrl, secret } = this.options;
    try {
      const response = await fetch(new URL('/api/content/published', webUrl), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: signNotice(secret, body, new Date()),
        },
        body,
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      const { ok, status } = response;
      const { inUse } = fieldsOf(await response.json().catch(() => undefined));
      if (inUse === false) this.#isAllInUse = false;
      return ok ? undefined : { reason: `status ${status}`, isFinal: FINAL_STATUSES.has(status) };
    } catch (error) {
      return { reason: error instanceof Error ? error.message : String(error), isFinal: false };
    }
  }
}
