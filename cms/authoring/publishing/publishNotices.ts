/** Tells the web process what was published; notices wait in the database until it has them. */
import { asc, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../../../platform/database/connect';
import { publishNotices } from '../../../platform/database/tables/content';
import { WokenTask } from '../../../platform/WokenTask';
import { signatureHeader, signNotice } from './signature';

/** Body of POST {web}/api/content/published. */
export interface PublishNotice {
  site: string;
  /** Addresses of the pages that changed, with /{language} where it applies. */
  paths: string[];
  /** Ids of items that changed, and of those that refer to what came or went: other pages show them as well. */
  items?: string[];
  /** Ids of templates and parents of what changed: pages that list what is of or below them. */
  lists?: string[];
  /** All pages of the site may show the change. */
  all?: boolean;
}

export interface NoticeSenderOptions {
  db: Database;
  /** Reads what is public anew: whoever is told of it asks for it at once. */
  refresh: () => Promise<unknown>;
  /** Address of the web process. */
  webUrl: string;
  secret: string;
  log: Logger;
}

const requestTimeout = 5_000;
const minDelay = 1_000;
const maxDelay = 30_000;

/** Answers that a notice gets however often it is sent: it is not understood, or too large. */
const hopeless: ReadonlySet<number> = new Set([400, 413, 422]);

/** Why a notice did not arrive, and whether it is worth sending again. */
interface Failure {
  reason: string;
  final: boolean;
}

/** Adds a notice to the outbox; call it in the transaction that publishes. */
export async function addNotice(db: Database | Transaction, notice: PublishNotice): Promise<void> {
  await db.insert(publishNotices).values({ body: notice });
}

/**
 * Delivers notices in order, one at a time, trying again later and later until each is accepted. One that
 * can never be is logged and let go, so that it does not hold up those behind it.
 */
export class NoticeSender {
  readonly #task: WokenTask;

  constructor(private readonly options: NoticeSenderOptions) {
    this.#task = new WokenTask({
      run: () => this.#deliverAll(),
      onError: (error) => options.log.error({ err: error }, 'publish notices cannot be read'),
      retryMs: minDelay,
    });
  }

  /** Starts delivering what waits; call it at start-up and after every publish. */
  wake(): void {
    this.#task.wake();
  }

  /** Waits for the notice that is under way; the others stay in the outbox. */
  close(): Promise<void> {
    return this.#task.close();
  }

  /** Gives the time until the next attempt, in milliseconds, or undefined when nothing waits. */
  async #deliverAll(): Promise<number | undefined> {
    const { db, log } = this.options;
    while (!this.#task.closed) {
      const [next] = await db
        .select()
        .from(publishNotices)
        .orderBy(asc(publishNotices.id))
        .limit(1);
      if (!next) return undefined;
      const wait = next.nextAttemptAt.getTime() - Date.now();
      if (wait > 0) return wait;
      await this.options.refresh();
      const failure = await this.#deliver(JSON.stringify(next.body));
      if (failure?.final) {
        log.error({ notice: next.body, failure: failure.reason }, 'publish notice given up');
      }
      if (!failure || failure.final) {
        await db.delete(publishNotices).where(eq(publishNotices.id, next.id));
      } else {
        const delay = Math.min(minDelay * 2 ** Math.min(next.attempts, 20), maxDelay);
        log.warn(
          { notice: next.id, attempts: next.attempts + 1, failure: failure.reason },
          'publish notice refused',
        );
        await db
          .update(publishNotices)
          .set({
            attempts: next.attempts + 1,
            lastError: failure.reason,
            nextAttemptAt: new Date(Date.now() + delay),
          })
          .where(eq(publishNotices.id, next.id));
      }
    }
    return undefined;
  }

  /** Sends one notice; gives what went wrong, or undefined when it was accepted. */
  async #deliver(body: string): Promise<Failure | undefined> {
    const { webUrl, secret } = this.options;
    try {
      const response = await fetch(new URL('/api/content/published', webUrl), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signNotice(secret, body, new Date()),
        },
        body,
        signal: AbortSignal.timeout(requestTimeout),
      });
      await response.body?.cancel();
      const { ok, status } = response;
      return ok ? undefined : { reason: `status ${status}`, final: hopeless.has(status) };
    } catch (error) {
      return { reason: error instanceof Error ? error.message : String(error), final: false };
    }
  }
}
