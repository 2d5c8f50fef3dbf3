import { GraphQLError } from 'graphql';
import { TooManyTasksError } from '../../platform/boundedTasks';
import { FairTurns } from '../../platform/FairTurns';

export interface AccountLimits {
  /** Requests of an account in a minute. */
  requests: number;
  /** What they may cost together, as queries are measured. */
  cost: number;
  /** How long a request waits for its turn, in ms: less than who sent it waits for the answer. */
  maxWaitMs: number;
}

/** An editor who works fast sends some dozens a minute; a walk over a site's items costs some hundreds. */
const defaults: AccountLimits = { requests: 3_000, cost: 1_000_000, maxWaitMs: 10_000 };

const MINUTE_MS = 60_000;

interface Spent {
  /** When the minute began. */
  since: number;
  requests: number;
  cost: number;
}

/**
 * Turns at answering for accounts: those who ask one after the other are answered soon, however much another one asks for
 * at once. What an account may ask for in a minute is limited too.
 */
export class AccountTurns {
  readonly #turns = new FairTurns({ atOnce: 8, ofOne: 4, waiting: 256 });
  readonly #spent = new Map<string, Spent>();
  readonly #limits: AccountLimits;

  constructor(
    limits: Partial<AccountLimits> = {},
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#limits = { ...defaults, ...limits };
  }

  /**
   * Waits for an account's turn, and gives what ends it.
   * @throws GraphQLError TOO_MANY when it has asked for too much, or would wait too long
   */
  async take(account: string, cost: number): Promise<() => void> {
    const askedAt = this.now();
    this.#spend(account, cost, askedAt);
    const end = await this.#turns.take(account).catch((error: unknown) => {
      throw error instanceof TooManyTasksError ? tooMany() : error;
    });
    if (this.now() - askedAt <= this.#limits.maxWaitMs) return end;
    end();
    throw tooMany();
  }

  #spend(account: string, cost: number, now: number): void {
    const known = this.#spent.get(account);
    const isOver = !known || now - known.since >= MINUTE_MS;
    const spent = isOver ? { since: now, requests: 0, cost: 0 } : known;
    spent.requests += 1;
    spent.cost += cost;
    // Accounts move to the end with each of their minutes, so that those before them are over.
    if (isOver) {
      this.#spent.delete(account);
      this.#spent.set(account, spent);
      this.#forget(now);
    }
    if (spent.requests > this.#limits.requests || spent.cost > this.#limits.cost) throw tooMany();
  }

  #forget(now: number): void {
    for (const [account, { since }] of this.#spent) {
      if (now - since < MINUTE_MS) return;
      this.#spent.delete(account);
    }
  }
}

const tooMany = (): GraphQLError =>
  new GraphQLError('This account asks for too much at once. Wait a minute and try again.', {
    extensions: { code: 'TOO_MANY' },
  });
