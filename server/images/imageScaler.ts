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
import { scaledName } from './keptNames';
import type { Scaling } from './scaling/scaling';
import { createSpareTasks } from './scaling/spareTasks';
import { createSingleFlight } from '../../platform/singleFlight';
import type { SourceImage, SourceImages } from './sourceImages';

interface ScaledImage extends EncodedImage {
  /** Strong validator of exactly these bytes. */
  etag: string;
  /** False while a better encoding is in the making: ask again soon. */
  final: boolean;
}

export interface ImageScaler {
  /** Rejects with `FetchImageError`, `UndecodableImageError` or `TooManyTasksError`. */
  get: (source: ImageSource, width: ImageWidth, encoding: ImageEncoding) => Promise<ScaledImage>;
  /** The same picture in another width that is kept already, half as wide or more; undefined where there is none. */
  kept: (
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
 * AVIF is made in spare moments, and only of the widths of lists and phones, which nearly all visitors
 * load: a wider one takes a second of a core and more for a picture that few look at (decision 0007).
 */
const WIDEST_AVIF = 640;
const MAX_AVIF_QUEUE_LENGTH = 60;
/** Then the machine is quiet again; what was not made is made another time. */
const AVIF_PATIENCE_MS = 30_000;

/** Pictures that could not be read, for so long: nobody makes us try again and again. */
const REMEMBERED_FAILURES = {
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
const extensionsOf: Record<ImageEncoding, readonly string[]> = {
  avif: ['avif'],
  webp: ['webp'],
  fallback: ['jpeg', 'png'],
};

/** Scales pictures and keeps the results; AVIF is made in spare moments while WebP answers. */
export function createImageScaler(options: ImageScalerOptions): ImageScaler {
  const { cache, sources, scaling, logger } = options;
  const flights = createSingleFlight<EncodedImage>();
  const failures = new BoundedMemory<string, UndecodableImageError>(REMEMBERED_FAILURES);
  const spare = createSpareTasks({
    isBusy: () => scaling.load() > 0,
    maxQueueLength: MAX_AVIF_QUEUE_LENGTH,
    patience: AVIF_PATIENCE_MS,
  });

  async function readCached(
    name: string,
    encoding: ImageEncoding,
  ): Promise<EncodedImage | undefined> {
    for (const extension of extensionsOf[encoding]) {
      const bytes = await cache.read(`${name}.${extension}`);
      if (bytes) return { bytes, contentType: contentTypes[extension] ?? '' };
    }
    return undefined;
  }

  /** Makes an encoding, once for all who ask meanwhile. */
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

  /** Whether an AVIF will be there soon. */
  function makeLater(image: SourceImage, width: ImageWidth): boolean {
    return spare.offer(scaledName(image.digest, width), async () => {
      await make(image, width, 'avif').catch((error: unknown) =>
        logger.warn({ err: error, digest: image.digest, width }, 'An AVIF could not be made'),
      );
    });
  }

  const scaled = (name: string, encoded: EncodedImage, final: boolean): ScaledImage => ({
    ...encoded,
    etag: `"${name}-${encoded.contentType.replace('image/', '')}"`,
    final,
  });

  return {
    async get(source, width, encoding) {
      const image = await sources.get(source);
      const name = scaledName(image.digest, width);
      if (encoding !== 'avif') return scaled(name, await make(image, width, encoding), true);
      const avif = await readCached(name, 'avif');
      if (avif) return scaled(name, avif, true);
      const webp = await make(image, width, 'webp');
      const isComing = width <= WIDEST_AVIF && makeLater(image, width);
      return scaled(name, webp, !isComing);
    },
    async kept(source, width, encoding) {
      const digest = sources.known(source);
      if (digest === undefined) return undefined;
      const encodings = encoding === 'avif' ? (['avif', 'webp'] as const) : [encoding];
      for (const other of likeWidths(width)) {
        const name = scaledName(digest, other);
        for (const one of encodings) {
          const encoded = await readCached(name, one);
          if (encoded) return scaled(name, encoded, false);
        }
      }
      return undefined;
    },
  };
}

/** Other widths that look nearly the same in its place: wider ones first, the nearest of them first. */
const likeWidths = (width: ImageWidth): ImageWidth[] => [
  ...imageWidths.filter((other) => other > width),
  ...imageWidths.filter((other) => other < width && other * 2 >= width).reverse(),
];
