import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { createBoundedTasks } from './boundedTasks';
import { createDiskCache } from './diskCache';
import { openImage } from './encodeImage';
import { fetchImage } from './fetchImage';
import { readImageSource } from './imageSource';
import { createSingleFlight } from './singleFlight';

export interface PlaceholderOptions {
  /** Folder for durable data; placeholders are kept under `placeholders` in it. */
  dataDir: string;
  mediaUrl: string;
  hosts: readonly string[];
  logger: Pick<Logger, 'warn'>;
  /** How long a failure is remembered before another try, in milliseconds (default 1 min). */
  retryAfter?: number;
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

const WIDTH = 16;
const WEBP = { quality: 30, effort: 6, smartSubsample: true } as const;
const REMEMBERED = 5000;
const CACHE_BYTES = 20_000_000;
const LIMITS = { maxBytes: 25_000_000, timeout: 10_000 };
/** Stored for pictures that have no miniature on purpose. */
const NONE = '';

async function makeMiniature(bytes: Buffer): Promise<string> {
  const image = openImage(bytes);
  const { hasAlpha } = await image.metadata();
  if (hasAlpha && !(await openImage(bytes).stats()).isOpaque) return NONE;
  const miniature = await image.autoOrient().resize({ width: WIDTH }).webp(WEBP).toBuffer();
  return `data:image/webp;base64,${miniature.toString('base64')}`;
}

/** Makes and keeps blur placeholders: a few hundred bytes that stand in while a picture loads. */
export function createPlaceholders(options: PlaceholderOptions): Placeholders {
  const { mediaUrl, hosts, logger, retryAfter = 60_000 } = options;
  const cache = createDiskCache({
    folder: join(resolve(options.dataDir), 'placeholders'),
    maxBytes: CACHE_BYTES,
    onError: (err) => logger.warn({ err }, 'An image placeholder could not be kept'),
  });
  const memory = new Map<string, { uri: string; expires: number }>();
  const flights = createSingleFlight<string>();
  const tasks = createBoundedTasks(2);

  function remember(src: string, uri: string, expires: number): void {
    memory.delete(src);
    memory.set(src, { uri, expires });
    const [oldest] = memory.keys();
    if (memory.size > REMEMBERED && oldest !== undefined) memory.delete(oldest);
  }

  function recall(src: string): string | undefined {
    const entry = memory.get(src);
    return entry && entry.expires > Date.now() ? entry.uri : undefined;
  }

  async function make(src: string): Promise<string> {
    const name = `${createHash('sha256').update(src).digest('hex').slice(0, 32)}.txt`;
    const stored = await cache.read(name);
    if (stored) return stored.toString('utf8').trimEnd();
    const source = readImageSource(src, { mediaUrl, hosts });
    const uri = await tasks.run(async () =>
      makeMiniature((await fetchImage(source, LIMITS)).bytes),
    );
    await cache.write(name, Buffer.from(`${uri}\n`));
    return uri;
  }

  async function makeOrLog(src: string): Promise<string> {
    try {
      const uri = await make(src);
      remember(src, uri, Number.POSITIVE_INFINITY);
      return uri;
    } catch (error) {
      logger.warn({ err: error, src }, 'An image placeholder could not be made');
      remember(src, NONE, Date.now() + retryAfter);
      return NONE;
    }
  }

  return {
    async get(src) {
      const uri = recall(src) ?? (await flights.run(src, () => makeOrLog(src)));
      return uri === NONE ? undefined : uri;
    },
    peek(src) {
      const uri = recall(src);
      return uri === NONE ? undefined : uri;
    },
  };
}
