import { Poller } from '../../platform/Poller';
import type { Logger } from '../../platform/log';
import type { SurrogateKey } from '../../platform/pages/surrogateKeys';

const RETRY_MS = 1000;
/** With more keys than this, the pages of all sites are purged instead. */
const MAX_KEYS = 5000;

export interface PlatformNoticesOptions {
  /** Keys of all pages of all sites. */
  allKeys: readonly SurrogateKey[];
  publish: (keys: readonly SurrogateKey[]) => Promise<unknown>;
  logger: Logger;
}

/**
 * Notices of the platform whose pages are not purged yet. The platform is answered first, since it disables
 * the webhook after some slow or failed answers. Notices that arrive in the meantime are combined, and
 * retried until they succeed.
 */
export class PlatformNotices {
  #pendingKeys = new Set<SurrogateKey>();
  readonly #poller: Poller;

  constructor(private readonly options: PlatformNoticesOptions) {
    this.#poller = new Poller({
      run: () => this.#publish(),
      onError: (error) =>
        options.logger.warn({ error }, 'platform notice not published; will retry'),
      retryMs: RETRY_MS,
    });
  }

  /** @param keys undefined for all sites */
  add(keys: readonly SurrogateKey[] | undefined): void {
    for (const key of keys ?? this.options.allKeys) this.#pendingKeys.add(key);
    if (this.#pendingKeys.size > MAX_KEYS) this.#pendingKeys = new Set(this.options.allKeys);
    this.#poller.wake();
  }

  close(): Promise<void> {
    return this.#poller.close();
  }

  async #publish(): Promise<undefined> {
    const keys = this.#pendingKeys;
    if (keys.size === 0) return;
    this.#pendingKeys = new Set();
    try {
      await this.options.publish([...keys]);
    } catch (error) {
      for (const key of keys) this.#pendingKeys.add(key);
      throw error;
    }
  }
}
