import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CODE_LENGTH } from '../../domain/tireHotel/limits';

/** A code dies after five minutes, or five tries. */
const CODE_MS = 5 * 60_000;
const MAX_TRIES = 5;
/** So many codes are sent for an agreement in a quarter of an hour. */
const MAX_CODES = 3;
const QUARTER_MS = 15 * 60_000;
/** Agreements and codes that are remembered at a time; the oldest go first. */
const MAX_KEPT = 10_000;

interface SentCode {
  plate: string;
  code: string;
  tries: number;
  sentAt: number;
}

/** Codes on their way to phones. They live as long as the process: who waits for one asks again. */
export class Codes {
  readonly #codes = new LRUCache<string, SentCode>({ max: MAX_KEPT });
  /** When codes were sent, by plate. */
  readonly #sent = new LRUCache<string, readonly number[]>({ max: MAX_KEPT });

  /** @param clock milliseconds since 1970 */
  constructor(private readonly clock: () => number = Date.now) {}

  /** A new code for a plate, and what it is accepted with; undefined when there were too many. */
  begin(plate: string): { token: string; code: string } | undefined {
    const now = this.clock();
    const recent = (this.#sent.get(plate) ?? []).filter((at) => now - at < QUARTER_MS);
    if (recent.length >= MAX_CODES) return undefined;
    this.#sent.set(plate, [...recent, now]);
    const token = randomUUID();
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    this.#codes.set(token, { plate, code, tries: 0, sentAt: now });
    return { token, code };
  }

  /** The plate that a code was sent for, once; `over` for a code that is dead. */
  accept(token: string, code: string): { plate: string } | 'wrong' | 'over' {
    const sent = this.#codes.get(token);
    if (!sent || this.clock() - sent.sentAt >= CODE_MS || sent.tries >= MAX_TRIES) return 'over';
    sent.tries += 1;
    if (!isSame(sent.code, code)) return sent.tries >= MAX_TRIES ? 'over' : 'wrong';
    this.#codes.delete(token);
    return { plate: sent.plate };
  }
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
