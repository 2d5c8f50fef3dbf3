import { BoundedMemory } from '../../platform/memory/BoundedMemory';
import { createBoundedTasks } from '../../platform/boundedTasks';
import type { DiskCache } from './diskCache';
import { FetchImageError, fetchImage, type FetchLimits } from './fetchImage';
import type { ImageSource } from './imageSource';
import { hashBytes } from './cacheNames';
import { createSingleFlight } from '../../platform/singleFlight';

/** The current content of a source. */
export interface SourceImage {
  /** Digest of the bytes; names everything made from them. */
  digest: string;
  /** Read from the disk: a picture that waits to be scaled takes no memory. */
  bytes: () => Promise<Buffer>;
}

export interface SourceImages {
  /** Rejects with `FetchImageError`, and with `TooManyTasksError` when too many pictures are requested at once. */
  get: (source: ImageSource) => Promise<SourceImage>;
  /** Digest of the content when it was last fetched; undefined for a source that was not requested before. */
  lastDigest: (source: ImageSource) => string | undefined;
}

export interface SourceImagesOptions {
  cache: DiskCache;
  limits: FetchLimits;
  /** How long an unversioned source counts as unchanged, in milliseconds; at least 1. */
  freshMs: number;
}

const MAX_SOURCES = 10_000;
/** Each download may hold a picture of the maximum size in memory. */
const MAX_DOWNLOADS = 8;
/** Limits the queue for a store that hangs: further requests are refused and should be repeated later. */
const MAX_QUEUE_LENGTH = 200;

interface Download {
  digest: string;
  bytes: Buffer;
}

/**
 * Stores the digest of each source's content, so that a picture replaced under the same address is noticed
 * and an unchanged one is never encoded twice. Downloads are shared and cached. An expired source is fetched
 * in the background while its last content is used: a store that hangs or fails does not remove a picture.
 */
export function createSourceImages(options: SourceImagesOptions): SourceImages {
  const { cache, limits, freshMs } = options;
  const downloads = createSingleFlight<Download>();
  const tasks = createBoundedTasks(MAX_DOWNLOADS, MAX_QUEUE_LENGTH);

  const download = (source: ImageSource) =>
    downloads.run(source.key, async () => {
      const { bytes } = await tasks.run(() => fetchImage(source, limits));
      const digest = hashBytes(bytes);
      await cache.write(`${digest}.source`, bytes);
      return { digest, bytes };
    });

  const digests = new BoundedMemory<string, string, ImageSource>({
    name: 'digests of pictures',
    emptied: 'age',
    max: MAX_SOURCES,
    ttl: freshMs,
    allowStale: true,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, stale, { context: source, options: entryOptions }) => {
      // The content of a versioned source never changes. A ttl of 0 means that the entry never expires.
      if (source.isVersioned) entryOptions.ttl = 0;
      try {
        return (await download(source)).digest;
      } catch (error) {
        const isGone = error instanceof FetchImageError && error.failure === 'not-found';
        if (stale === undefined || isGone) throw error;
        // The stale digest counts as fresh again, so that the next callers do not fetch it.
        return stale;
      }
    },
  });

  return {
    lastDigest: (source) => digests.peek(source.key, { allowStale: true }),
    async get(source) {
      const digest = await digests.forceFetch(source.key, { context: source });
      return {
        digest,
        bytes: async () => {
          const cached = await cache.read(`${digest}.source`);
          if (cached) return cached;
          const current = await download(source);
          if (current.digest !== digest) digests.delete(source.key);
          return current.bytes;
        },
      };
    },
  };
}
