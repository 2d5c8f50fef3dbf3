import { BoundedMemory } from '../../platform/memory/BoundedMemory';
import { createBoundedTasks } from '../../platform/boundedTasks';
import type { DiskCache } from './diskCache';
import { FetchImageError, fetchImage, type FetchLimits } from './fetchImage';
import type { ImageSource } from './imageSource';
import { digestOf } from './keptNames';
import { createSingleFlight } from '../../platform/singleFlight';

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
  /** Digest of the content that was found last; undefined for a source that nobody has asked for. */
  known: (source: ImageSource) => string | undefined;
}

export interface SourceImagesOptions {
  cache: DiskCache;
  limits: FetchLimits;
  /** How long an unversioned source is taken as unchanged, in milliseconds; at least 1. */
  freshness: number;
}

const REMEMBERED_SOURCES = 10_000;
/** Each may hold a picture of the largest size in memory. */
const CONCURRENT_DOWNLOADS = 8;
/** Of a store that hangs: those who ask for more are told to come back. */
const MAX_QUEUE_LENGTH = 200;

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
  const downloads = createSingleFlight<Download>();
  const tasks = createBoundedTasks(CONCURRENT_DOWNLOADS, MAX_QUEUE_LENGTH);

  const download = (source: ImageSource) =>
    downloads.run(source.key, async () => {
      const { bytes } = await tasks.run(() => fetchImage(source, limits));
      const digest = digestOf(bytes);
      await cache.write(`${digest}.source`, bytes);
      return { digest, bytes };
    });

  const digests = new BoundedMemory<string, string, ImageSource>({
    name: 'digests of pictures',
    emptied: 'age',
    max: REMEMBERED_SOURCES,
    ttl: freshness,
    allowStale: true,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, known, { context: source, options: kept }) => {
      if (source.versioned) kept.ttl = 0;
      try {
        return (await download(source)).digest;
      } catch (error) {
        const isGone = error instanceof FetchImageError && error.failure === 'not-found';
        if (known === undefined || isGone) throw error;
        // Whatever came of it, the next who ask need not ask again.
        return known;
      }
    },
  });

  return {
    known: (source) => digests.peek(source.key, { allowStale: true }),
    async get(source) {
      const digest = await digests.forceFetch(source.key, { context: source });
      return {
        digest,
        bytes: async () => {
          const kept = await cache.read(`${digest}.source`);
          if (kept) return kept;
          const present = await download(source);
          if (present.digest !== digest) digests.delete(source.key);
          return present.bytes;
        },
      };
    },
  };
}
