import { LRUCache } from 'lru-cache';
import { createBoundedTasks } from '../../runtime/boundedTasks';
import type { DiskCache } from './diskCache';
import { FetchImageError, fetchImage, type FetchLimits } from './fetchImage';
import type { ImageSource } from './imageSource';
import { digestOf } from './keptNames';
import { createSingleFlight } from '../../runtime/singleFlight';

/** The present content of a source. */
export interface SourceImage {
  /** Digest of the bytes; names everything made from them. */
  digest: string;
  /** Read from the disk: a picture that waits to be scaled takes no memory. */
  bytes: () => Promise<Buffer>;
}

export interface SourceImages {
  /** Rejects with `FetchImageError`, and with `TooManyTasksError` when too many are asked for at once. */
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
/** Of a store that hangs: those who ask for more are told to come back. */
const LONGEST_QUEUE = 200;

interface Download {
  digest: string;
  bytes: Buffer;
}

/**
 * Knows the content of each source by digest, so that a picture replaced under the same address is
 * noticed and one that stayed the same is never encoded twice. Downloads are shared and kept. A source
 * whose time has passed is asked for behind those who get what was known of it: a store that hangs or
 * fails takes no picture away.
 */
export function createSourceImages(options: SourceImagesOptions): SourceImages {
  const { cache, limits, freshness } = options;
  const known = new LRUCache<string, { digest: string; checked: number }>({
    max: REMEMBERED_SOURCES,
  });
  const downloads = createSingleFlight<Download>();
  const tasks = createBoundedTasks(CONCURRENT_DOWNLOADS, LONGEST_QUEUE);

  const download = (source: ImageSource) =>
    downloads.run(source.key, async () => {
      const { bytes } = await tasks.run(() => fetchImage(source, limits));
      const digest = digestOf(bytes);
      known.set(source.key, { digest, checked: Date.now() });
      await cache.write(`${digest}.source`, bytes);
      return { digest, bytes };
    });

  function refreshBehind(source: ImageSource, digest: string): void {
    // Whatever comes of it, the next who ask need not ask again.
    known.set(source.key, { digest, checked: Date.now() });
    download(source).catch((error: unknown) => {
      const isGone = error instanceof FetchImageError && error.failure === 'not-found';
      if (isGone) known.delete(source.key);
    });
  }

  return {
    async get(source) {
      const record = known.get(source.key);
      const isFresh = record && (source.versioned || Date.now() - record.checked < freshness);
      if (record && !isFresh) refreshBehind(source, record.digest);
      const { digest } = record ?? (await download(source));
      return {
        digest,
        bytes: async () => (await cache.read(`${digest}.source`)) ?? (await download(source)).bytes,
      };
    },
  };
}
