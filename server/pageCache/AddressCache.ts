import { registerMemory } from '../../platform/memory/memories';
import type { AnswerCount } from '../../platform/telemetry/RequestCounts';

/** Maximum number of addresses; a site has thousands of pages, and few hosts. */
const MAX_ADDRESSES = 50_000;
/** Longer addresses are not cached: made-up ones must not fill the memory. */
const MAX_CHARACTERS = 200;

/**
 * The cached page that answers an address, by the host and address exactly as requested. An address is added
 * only when a request has gone through all middleware and was answered from the cache, so the same request
 * would be answered by the same page again.
 */
export class AddressCache {
  readonly #hosts = new Map<string, Map<string, CachedAddress>>();
  #count = 0;

  constructor() {
    registerMemory({
      name: 'addresses of pages',
      bound: MAX_ADDRESSES,
      kept: () => this.#count,
      emptied: 'new redirects',
    });
  }

  find(authority: string, address: string): CachedAddress | undefined {
    return this.#hosts.get(authority)?.get(address);
  }

  remember(authority: string, address: string, cached: CachedAddress): void {
    if (address.length > MAX_CHARACTERS) return;
    if (this.#count >= MAX_ADDRESSES) this.forgetAll();
    let addresses = this.#hosts.get(authority);
    if (!addresses) {
      addresses = new Map();
      this.#hosts.set(authority, addresses);
    }
    if (!addresses.has(address)) this.#count += 1;
    addresses.set(address, cached);
  }

  /** Must be called when an address may lead to another page, such as after new redirects. */
  forgetAll(): void {
    this.#hosts.clear();
    this.#count = 0;
  }
}

export interface CachedAddress {
  /** Key of the cached page. */
  key: string;
  /** Site and address as fields of a log line (requestLine.ts). */
  description: string;
  /** Counts the answers; absent when metrics are off. */
  answers?: AnswerCount;
}
