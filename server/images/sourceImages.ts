import { createBoundedTasks } from './boundedTasks';
import type { DiskCache } from './diskCache';
import { fetchImage, type FetchLimits } from './fetchImage';
import type { ImageSource } from './imageSource';
import { digestOf } from './keptNames';
import { createSingleFlight } from './singleFlight';

/** The present content of a source. */
export interface SourceImage {
  /** Digest of the bytes; names everything made from them. */
  digest: string;
  bytes: () => Promise<Buffer>;
}

export interface SourceImages {
  /** Rejects with `FetchImageError`. */
  get: (source: ImageSource) => Promise<SourceImage>;
}

export interface SourceImagesOptions {
  cache: DiskCache;
  limits: FetchLimits;
  /** How long an unversioned source is taken as unchanged, in milliseconds. */
  freshness: number;
}

const REMEMBERED_SOURCES = 10_000;
/** Each may hold a picture of the largest size in memory. */
const CONCURRENT_DOWNLOADS = 8;

/**
 * Knows the content of each source by digest, so that a picture replaced under the same address is
 * noticed and one that stayed the same is never encoded twice. Downloads are shared and kept.
 */
export function createSourceImages({
  cache,
  limits,
  freshness,
}: SourceImagesOptions): SourceImages {
  const known = new Map<string, { digest: string; checked: number }>();
  const downloads = createSingleFlight<{ digest: string; bytes: Buffer }>();
  const tasks = createBoundedTasks(CONCURRENT_DOWNLOADS);

  function remember(key: string, digest: string): void {
    known.delete(key);
    known.set(key, { digest, checked: Date.now() });
    const [oldest] = known.keys();
    if (known.size > REMEMBERED_SOURCES && oldest !== undefined) known.delete(oldest);
  }

  const download = (source: ImageSource) =>
    downloads.run(source.key, async () => {
      const { bytes } = await tasks.run(() => fetchImage(source, limits));
      const digest = digestOf(bytes);
      remember(source.key, digest);
      await cache.write(`${digest}.source`, bytes);
      return { digest, bytes };
    });

  return {
    async get(source) {
      const record = known.get(source.key);
      const fresh = record && (source.versioned || Date.now() - record.checked < freshness);
      if (fresh) {
        const { digest } = record;
        return {
          digest,
          bytes: async () =>
            (await cache.read(`${digest}.source`)) ?? (await download(source)).bytes,
        };
      }
      const { digest, bytes } = await download(source);
      return { digest, bytes: () => Promise.resolve(bytes) };
    },
  };
}
