import { GraphQLError } from 'graphql';
import { TooManyTasksError } from '../../platform/boundedTasks';
import { FairQueue } from '../../platform/FairQueue';

export interface AccountLimits {
  /** Maximum requests of an account per minute. */
  maxRequests: number;
  /** Maximum total cost of the requests of an account per minute, in the units of measureQuery.ts. */
  maxCost: number;
  /** Maximum wait of a request for its turn; must be shorter than the client's own timeout. */
  maxWaitMs: number;
}

/** A fast editor sends a few dozen requests a minute; reading all items of a site takes a few hundred. */
const DEFAULT_LIMITS: AccountLimits = { maxRequests: 3_000, maxCost: 1_000_000, maxWaitMs: 10_000 };

const MINUTE_MS = 60_000;

interface Usage {
  /** Start of the minute, as the clock of the queue gives it. */
  startedAt: number;
  requests: number;
  cost: number;
}

/**
 * Fair scheduling between accounts: an account with many requests at once does not delay the
 * others. Each account also has a limit per minute.
 */
export class AccountQueue {
  readonly queue = new FairQueue({ maxRunning: 8, maxPerClient: 4, maxQueueLength: 256 });
  readonly #usage = new Map<string, Usage>();
  readonly #limits: AccountLimits;

  constructor(
    limits: Partial<AccountLimits> = {},
    private readonly getNowMs: () => number = () => performance.now(),
  ) {
    this.#limits = { ...DEFAULT_LIMITS, ...limits };
  }

  /**
   * Waits for an account's turn. Returns the function that ends the turn.
   * @throws GraphQLError TOO_MANY when the account is over its limit, or has waited too long
   */
  async take(account: string, cost: number): Promise<() => void> {
    const requestedAt = this.getNowMs();
    this.#addUsage(account, cost, requestedAt);
    const endTurn = await this.queue.acquire(account).catch((error: unknown) => {
      throw error instanceof TooManyTasksError ? createTooManyError() : error;
    });
    if (this.getNowMs() - requestedAt <= this.#limits.maxWaitMs) return endTurn;
    endTurn();
    throw createTooManyError();
  }

  #addUsage(account: string, cost: number, nowMs: number): void {
    const current = this.#usage.get(account);
    const hasExpired = !current || nowMs - current.startedAt >= MINUTE_MS;
    const usage = hasExpired ? { startedAt: nowMs, requests: 0, cost: 0 } : current;
    usage.requests += 1;
    usage.cost += cost;
    // Accounts move to the end of the map when their minute starts, so the expired ones come first.
    if (hasExpired) {
      this.#usage.delete(account);
      this.#usage.set(account, usage);
      this.#deleteExpired(nowMs);
    }
    if (usage.requests > this.#limits.maxRequests || usage.cost > this.#limits.maxCost)
      throw createTooManyError();
  }

  #deleteExpired(nowMs: number): void {
    for (const [account, { startedAt }] of this.#usage) {
      if (nowMs - startedAt < MINUTE_MS) return;
      this.#usage.delete(account);
    }
  }
}

const createTooManyError = (): GraphQLError =>
  new GraphQLError('This account asks for too much at once. Wait a minute and try again.', {
    extensions: { code: 'TOO_MANY' },
  });
