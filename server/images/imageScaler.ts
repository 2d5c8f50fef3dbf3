import { BoundedMemory } from '../../platform/memory/BoundedMemory';
import type { Logger } from 'pino';
import type { DiskCache } from './diskCache';
import {
  imageWidths,
  UndecodableImageError,
  type EncodedImage,
  type ImageEncoding,
  type ImageWidth,
} from './encodeImage';
import type { ImageSource } from './imageSource';
import { scaledName } from './cacheNames';
import type { Scaling } from './scaling/scaling';
import { createSpareTasks } from './scaling/spareTasks';
import { createSingleFlight } from '../../platform/singleFlight';
import type { SourceImage, SourceImages } from './sourceImages';

interface ScaledImage extends EncodedImage {
  /** Strong validator of these exact bytes. */
  etag: string;
  /** False while a better encoding is being made: the client should request it again soon. */
  isFinal: boolean;
}

export interface ImageScaler {
  /** Rejects with `FetchImageError`, `UndecodableImageError` or `TooManyTasksError`. */
  get: (source: ImageSource, width: ImageWidth, encoding: ImageEncoding) => Promise<ScaledImage>;
  /** The same picture in another cached width, at least half as wide; undefined if there is none. */
  findSimilar: (
    source: ImageSource,
    width: ImageWidth,
    encoding: ImageEncoding,
  ) => Promise<ScaledImage | undefined>;
}

export interface ImageScalerOptions {
  cache: DiskCache;
  sources: SourceImages;
  scaling: Scaling;
  logger: Pick<Logger, 'warn'>;
}

/**
 * AVIF is made when the process is idle, and only in the widths of lists and phones, which nearly all
 * visitors load: a wider one takes a second or more of a core for a picture that few visitors see (decision
 * 0007).
 */
const MAX_AVIF_WIDTH_PX = 640;
const MAX_AVIF_QUEUE_LENGTH = 60;
/**
 * After this time the machine should be idle again; pictures that are still queued are dropped, and queued
 * again by a later request.
 */
const AVIF_TIMEOUT_MS = 30_000;

/** Unreadable pictures are remembered for a minute, so that repeated requests do not repeat the work. */
const FAILURE_CACHE = {
  name: 'pictures that cannot be read',
  emptied: 'a minute',
  max: 1000,
  ttl: 60_000,
};

/** Types by the extension that a cached encoding is stored under. */
const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
};
const extensionsByEncoding: Record<ImageEncoding, readonly string[]> = {
  avif: ['avif'],
  webp: ['webp'],
  fallback: ['jpeg', 'png'],
};

/** Scales pictures and stores the results. AVIF is made when the process is idle; WebP is sent until then. */
export function createImageScaler(options: ImageScalerOptions): ImageScaler {
  const { cache, sources, scaling, logger } = options;
  const flights = createSingleFlight<EncodedImage>();
  const failures = new BoundedMemory<string, UndecodableImageError>(FAILURE_CACHE);
  const idleTasks = createSpareTasks({
    isBusy: () => scaling.load() > 0,
    maxQueueLength: MAX_AVIF_QUEUE_LENGTH,
    timeoutMs: AVIF_TIMEOUT_MS,
  });

  async function readCached(
    name: string,
    encoding: ImageEncoding,
  ): Promise<EncodedImage | undefined> {
    for (const extension of extensionsByEncoding[encoding]) {
      const bytes = await cache.read(`${name}.${extension}`);
      if (bytes) return { bytes, contentType: contentTypes[extension] ?? '' };
    }
    return undefined;
  }

  /** Makes an encoding once for all concurrent requests. */
  function make(
    image: SourceImage,
    width: ImageWidth,
    encoding: ImageEncoding,
  ): Promise<EncodedImage> {
    const name = scaledName(image.digest, width);
    return flights.run(`${name}.${encoding}`, async () => {
      const cached = await readCached(name, encoding);
      if (cached) return cached;
      const failure = failures.get(image.digest);
      if (failure) throw failure;
      try {
        const encoded = await scaling.run(async () => ({
          kind: 'scale',
          bytes: await image.bytes(),
          width,
          encoding,
        }));
        const extension = encoded.contentType.replace('image/', '');
        await cache.write(`${name}.${extension}`, encoded.bytes);
        return encoded;
      } catch (error) {
        if (error instanceof UndecodableImageError) failures.set(image.digest, error);
        throw error;
      }
    });
  }

  /** Queues the AVIF; returns whether it will be ready soon. */
  function queueAvif(image: SourceImage, width: ImageWidth): boolean {
    return idleTasks.offer(scaledName(image.digest, width), async () => {
      await make(image, width, 'avif').catch((error: unknown) =>
        logger.warn({ error, digest: image.digest, width }, 'AVIF not encoded'),
      );
    });
  }

  const withMetadata = (name: string, encoded: EncodedImage, isFinal: boolean): ScaledImage => ({
    ...encoded,
    etag: `"${name}-${encoded.contentType.replace('image/', '')}"`,
    isFinal,
  });

  return {
    async get(source, width, encoding) {
      const image = await sources.get(source);
      const name = scaledName(image.digest, width);
      if (encoding !== 'avif') return withMetadata(name, await make(image, width, encoding), true);
      const avif = await readCached(name, 'avif');
      if (avif) return withMetadata(name, avif, true);
      const webp = await make(image, width, 'webp');
      const isQueued = width <= MAX_AVIF_WIDTH_PX && queueAvif(image, width);
      return withMetadata(name, webp, !isQueued);
    },
    async findSimilar(source, width, encoding) {
      const digest = sources.lastDigest(source);
      if (digest === undefined) return undefined;
      const encodings = encoding === 'avif' ? (['avif', 'webp'] as const) : [encoding];
      for (const otherWidth of similarWidths(width)) {
        const otherName = scaledName(digest, otherWidth);
        for (const otherEncoding of encodings) {
          const encoded = await readCached(otherName, otherEncoding);
          if (encoded) return withMetadata(otherName, encoded, false);
        }
      }
      return undefined;
    },
  };
}

/** Other widths that can be shown instead: wider ones first, each group nearest first. */
const similarWidths = (width: ImageWidth): ImageWidth[] => [
  ...imageWidths.filter((candidate) => candidate > width),
  ...imageWidths.filter((candidate) => candidate < width && candidate * 2 >= width).reverse(),
];
