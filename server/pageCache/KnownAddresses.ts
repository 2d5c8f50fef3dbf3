import { registerMemory } from '../../platform/memory/memories';
import type { AnswerCount } from '../../platform/telemetry/RequestCounts';

/** Addresses that are remembered; a site has thousands of pages, and few hosts. */
const MAX_ADDRESSES = 50_000;
/** Longer addresses go the long way each time: made-up ones must not fill the memory. */
const MAX_LENGTH = 200;

/**
 * Which cached page answers an address, by the host and address exactly as requested. An address gets
 * in only when a request has gone through all middleware and was answered from the cache, so the same
 * request again would end there too.
 */
export class KnownAddresses {
  readonly #hosts = new Map<string, Map<string, KnownAddress>>();
  #count = 0;

  constructor() {
    registerMemory({
      name: 'addresses of pages',
      bound: MAX_ADDRESSES,
      kept: () => this.#count,
      emptied: 'new redirects',
    });
  }

  find(authority: string, address: string): KnownAddress | undefined {
    return this.#hosts.get(authority)?.get(address);
  }

  remember(authority: string, address: string, known: KnownAddress): void {
    if (address.length > MAX_LENGTH) return;
    if (this.#count >= MAX_ADDRESSES) this.forgetAll();
    let addresses = this.#hosts.get(authority);
    if (!addresses) {
      addresses = new Map();
      this.#hosts.set(authority, addresses);
    }
    if (!addresses.has(address)) this.#count += 1;
    addresses.set(address, known);
  }

  /** For when an address may lead somewhere else than before, such as after new redirects. */
  forgetAll(): void {
    this.#hosts.clear();
    this.#count = 0;
  }
}

export interface KnownAddress {
  /** Key of the cached page. */
  key: string;
  /** Site and address as fields of a log line (requestLine.ts). */
  description: string;
  /** Counts the answers; absent where nobody counts. */
  answers?: AnswerCount;
}
