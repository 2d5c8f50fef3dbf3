import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { BoundedMemory } from '../../platform/memory/BoundedMemory';
import type { Logger } from 'pino';
import { createDiskCache } from './diskCache';
import { readImageSource, type SourceRules } from './imageSource';
import type { Scaling } from './scaling/scaling';
import type { SourceImages } from './sourceImages';

export interface PlaceholderOptions extends SourceRules {
  /** Folder for durable data; placeholders are stored below it in `placeholders`. */
  dataDir: string;
  sources: SourceImages;
  scaling: Scaling;
  logger: Pick<Logger, 'warn'>;
  /** How long a failure is remembered before another try, in milliseconds. */
  retryAfterMs: number;
}

export interface Placeholders {
  /**
   * A blurred miniature as a data URI; undefined if it could not be made, or if the picture is transparent,
   * since a miniature would show through it. Never rejects.
   */
  get: (src: string) => Promise<string | undefined>;
  /** The same from memory only. */
  peek: (src: string) => string | undefined;
}

const MAX_PLACEHOLDERS = 5000;
const MAX_CACHE_BYTES = 20_000_000;
/** Stored for pictures that intentionally have no miniature. */
const NONE = '';

/** Makes and caches blur placeholders: a few hundred bytes that are shown while a picture loads. */
export function createPlaceholders(options: PlaceholderOptions): Placeholders {
  const { sources, scaling, logger, retryAfterMs } = options;
  const cache = createDiskCache({
    folder: join(resolve(options.dataDir), 'placeholders'),
    maxBytes: MAX_CACHE_BYTES,
    onError: (error) => logger.warn({ error }, 'image placeholder not stored'),
  });
  const memory = new BoundedMemory<string, string>({
    name: 'placeholders',
    max: MAX_PLACEHOLDERS,
    ignoreFetchAbort: true,
    fetchMethod: async (src, _stale, { options: entryOptions }) => {
      try {
        return await make(src);
      } catch (error) {
        logger.warn({ error, src }, 'image placeholder not made');
        entryOptions.ttl = retryAfterMs;
        // A ttl of 0 means that the entry never expires; undefined is not stored.
        return retryAfterMs > 0 ? NONE : undefined;
      }
    },
  });

  async function make(src: string): Promise<string> {
    const name = `${createHash('sha256').update(src).digest('hex').slice(0, 32)}.txt`;
    const stored = await cache.read(name);
    if (stored) return stored.toString('utf8').trimEnd();
    const image = await sources.get(readImageSource(src, options));
    const { bytes, contentType } = await scaling.run(async () => ({
      kind: 'miniature',
      bytes: await image.bytes(),
    }));
    const uri = bytes.length > 0 ? `data:${contentType};base64,${bytes.toString('base64')}` : NONE;
    await cache.write(name, Buffer.from(`${uri}\n`));
    return uri;
  }

  const noneToUndefined = (uri: string | undefined) => (uri === NONE ? undefined : uri);
  return {
    get: async (src) => noneToUndefined(await memory.fetch(src)),
    peek: (src) => noneToUndefined(memory.get(src)),
  };
}
