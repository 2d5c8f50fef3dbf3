import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { BoundedMemory } from '../../platform/memory/BoundedMemory';
import type { Logger } from 'pino';
import { createDiskCache } from './diskCache';
import { readImageSource, type SourceRules } from './imageSource';
import type { Scaling } from './scaling/scaling';
import type { SourceImages } from './sourceImages';

export interface PlaceholderOptions extends SourceRules {
  /** Folder for durable data; placeholders are kept under `placeholders` in it. */
  dataDir: string;
  sources: SourceImages;
  scaling: Scaling;
  logger: Pick<Logger, 'warn'>;
  /** How long a failure is remembered before another try, in milliseconds. */
  retryAfter: number;
}

export interface Placeholders {
  /**
   * A blurred miniature as a data URI, or undefined when there is none: it could not be made, or the
   * picture is transparent and a miniature would show through. Never rejects.
   */
  get: (src: string) => Promise<string | undefined>;
  /** The same from memory only. */
  peek: (src: string) => string | undefined;
}

const REMEMBERED = 5000;
const CACHE_BYTES = 20_000_000;
/** Stored for pictures that have no miniature on purpose. */
const NONE = '';

/** Makes and keeps blur placeholders: a few hundred bytes that stand in while a picture loads. */
export function createPlaceholders(options: PlaceholderOptions): Placeholders {
  const { sources, scaling, logger, retryAfter } = options;
  const cache = createDiskCache({
    folder: join(resolve(options.dataDir), 'placeholders'),
    maxBytes: CACHE_BYTES,
    onError: (err) => logger.warn({ err }, 'An image placeholder could not be kept'),
  });
  const memory = new BoundedMemory<string, string>({
    name: 'placeholders',
    max: REMEMBERED,
    ignoreFetchAbort: true,
    fetchMethod: async (src, _known, { options: kept }) => {
      try {
        return await make(src);
      } catch (error) {
        logger.warn({ err: error, src }, 'An image placeholder could not be made');
        kept.ttl = retryAfter;
        return retryAfter > 0 ? NONE : undefined;
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

  const known = (uri: string | undefined) => (uri === NONE ? undefined : uri);
  return {
    get: async (src) => known(await memory.fetch(src)),
    peek: (src) => known(memory.get(src)),
  };
}
