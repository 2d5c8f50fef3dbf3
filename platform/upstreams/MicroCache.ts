import { BoundedMemory } from '../memory/BoundedMemory';

/** Maximum number of characters of all answers; the layout of a front page has some 60,000. */
const MAX_CHARACTERS = 4_000_000;

/**
 * How long an answer is reused for the same query, in ms: a list of cars is one page, for any choice of
 * filters.
 */
const FRESH_MS = 1_000;

type Answer = Record<string, unknown>;

interface CachedAnswer {
  text: string;
  answer: Answer;
  /** When the query was sent, by `performance.now()`. */
  requestedAt: number;
}

/**
 * Parsed answers, by query. For a short time the same query is not sent again. After that, an answer
 * identical to the last one returns the same object: it is neither parsed nor checked again, and what was
 * made from it stays valid (platform/content/fetchPage.ts).
 */
export class MicroCache {
  /** @param freshMs how long an answer is reused for the same query, in ms */
  constructor(private readonly freshMs = FRESH_MS) {}

  readonly #answers = new BoundedMemory<string, CachedAnswer>({
    name: 'answers of the content platform',
    unit: 'characters',
    emptied: 'publishing',
    expire: () => {
      this.#expiredAt = performance.now();
    },
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ text }, query) => text.length + query.length,
  });
  /** Answers to queries that were sent before this time may be older than the last publish. */
  #expiredAt = -Infinity;

  /** The answer to a query that was sent within the last second, if nothing has been published since. */
  getFresh(query: string): Answer | undefined {
    const cached = this.#answers.get(query);
    const isFresh =
      cached &&
      cached.requestedAt > this.#expiredAt &&
      performance.now() < cached.requestedAt + this.freshMs;
    return isFresh ? cached.answer : undefined;
  }

  /**
   * The object that the last answer was parsed to; undefined when that answer had another text.
   * @param requestedAt when this text was requested, by `performance.now()`
   */
  getIfSameText(query: string, text: string, requestedAt: number): Answer | undefined {
    const cached = this.#answers.get(query);
    if (cached?.text !== text) return undefined;
    cached.requestedAt = Math.max(cached.requestedAt, requestedAt);
    return cached.answer;
  }

  /** Stores the parsed form of an answer. */
  set(query: string, entry: CachedAnswer): void {
    this.#answers.set(query, entry);
  }
}
