import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CODE_DIGITS } from '../../domain/tireHotel/limits';

/** A code expires after five minutes or five attempts. */
const CODE_TTL_MS = 5 * 60_000;
const MAX_ATTEMPTS = 5;
/** Maximum number of codes per agreement within `PERIOD_MS`. */
const MAX_CODES_PER_PERIOD = 3;
const PERIOD_MS = 15 * 60_000;
/** Maximum number of cached codes and plates; the oldest are dropped first. */
const MAX_ENTRIES = 10_000;

interface SentCode {
  plate: string;
  code: string;
  attempts: number;
  sentAt: number;
}

/** One-time codes sent to phones. They are lost when the process ends; customers then request another one. */
export class Codes {
  readonly #codes = new LRUCache<string, SentCode>({ max: MAX_ENTRIES });
  /** Times of sent codes, by plate. */
  readonly #sentTimes = new LRUCache<string, readonly number[]>({ max: MAX_ENTRIES });

  /** @param clock returns ms since 1970 */
  constructor(private readonly clock: () => number = Date.now) {}

  /** Creates a code for a plate and a token to redeem it; returns undefined after too many codes. */
  issue(plate: string): { token: string; code: string } | undefined {
    const now = this.clock();
    const recent = (this.#sentTimes.get(plate) ?? []).filter((sentAt) => now - sentAt < PERIOD_MS);
    if (recent.length >= MAX_CODES_PER_PERIOD) return undefined;
    this.#sentTimes.set(plate, [...recent, now]);
    const token = randomUUID();
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    this.#codes.set(token, { plate, code, attempts: 0, sentAt: now });
    return { token, code };
  }

  /**
   * Redeems a code and returns its plate. `wrong`: another attempt is possible; `over`: the code is expired
   * or used.
   */
  redeem(token: string, code: string): { plate: string } | 'wrong' | 'over' {
    const sentCode = this.#codes.get(token);
    if (
      !sentCode ||
      this.clock() - sentCode.sentAt >= CODE_TTL_MS ||
      sentCode.attempts >= MAX_ATTEMPTS
    )
      return 'over';
    sentCode.attempts += 1;
    if (!isEqual(sentCode.code, code)) return sentCode.attempts >= MAX_ATTEMPTS ? 'over' : 'wrong';
    this.#codes.delete(token);
    return { plate: sentCode.plate };
  }
}

const isEqual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
