import { WokenTask } from '../../platform/WokenTask';
import type { Logger } from '../../platform/log';
import type { SurrogateKey } from '../../platform/pages/surrogateKeys';

const RETRY_MS = 1000;
/** More keys than this are those of all sites. */
const MAX_KEYS = 5000;

export interface PlatformNoticesOptions {
  /** Keys of all pages of all sites. */
  allKeys: readonly SurrogateKey[];
  publish: (keys: readonly SurrogateKey[]) => Promise<unknown>;
  logger: Logger;
}

/**
 * Notices of the platform whose pages have yet to be dropped: the platform is answered before, since it stops telling us
 * after some slow or failed answers. What comes meanwhile is taken together; it is tried until it is done.
 */
export class PlatformNotices {
  #waiting = new Set<SurrogateKey>();
  readonly #task: WokenTask;

  constructor(private readonly options: PlatformNoticesOptions) {
    this.#task = new WokenTask({
      run: () => this.#publish(),
      onError: (error) =>
        options.logger.warn({ error }, 'notice of the platform not passed on yet'),
      retryMs: RETRY_MS,
    });
  }

  /** @param keys undefined for all sites */
  add(keys: readonly SurrogateKey[] | undefined): void {
    for (const key of keys ?? this.options.allKeys) this.#waiting.add(key);
    if (this.#waiting.size > MAX_KEYS) this.#waiting = new Set(this.options.allKeys);
    this.#task.wake();
  }

  close(): Promise<void> {
    return this.#task.close();
  }

  async #publish(): Promise<undefined> {
    const keys = this.#waiting;
    if (keys.size === 0) return;
    this.#waiting = new Set();
    try {
      await this.options.publish([...keys]);
    } catch (error) {
      for (const key of keys) this.#waiting.add(key);
      throw error;
    }
  }
}
