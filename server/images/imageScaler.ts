import type { Logger } from 'pino';
import { createBoundedTasks } from './boundedTasks';
import type { DiskCache } from './diskCache';
import { encodeImage, type EncodedImage, type ImageEncoding, type ImageWidth } from './encodeImage';
import type { ImageSource } from './imageSource';
import { scaledName } from './keptNames';
import { createSingleFlight } from './singleFlight';
import type { SourceImage, SourceImages } from './sourceImages';

export interface ScaledImage extends EncodedImage {
  /** Strong validator of exactly these bytes. */
  etag: string;
  /** False while a better encoding is in the making: ask again soon. */
  final: boolean;
}

export interface ImageScaler {
  /** Rejects with `FetchImageError`, `UndecodableImageError` or `ScalerBusyError`. */
  get: (source: ImageSource, width: ImageWidth, encoding: ImageEncoding) => Promise<ScaledImage>;
}

export interface ImageScalerOptions {
  cache: DiskCache;
  sources: SourceImages;
  logger: Pick<Logger, 'warn'>;
}

/** More pictures wait for encoding than the machine can make in reasonable time. */
export class ScalerBusyError extends Error {
  override name = 'ScalerBusyError';
}

/** Encodings that a visitor waits for. */
const CONCURRENT_ENCODES = 2;
const LONGEST_QUEUE = 120;
/** AVIF takes up to seconds of a core: one at a time, and what does not fit is made another time. */
const CONCURRENT_AVIF = 1;
const LONGEST_AVIF_QUEUE = 300;

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

/** Scales pictures and keeps the results; AVIF is made in the background while WebP answers. */
export function createImageScaler({ cache, sources, logger }: ImageScalerOptions): ImageScaler {
  const encodes = createBoundedTasks(CONCURRENT_ENCODES);
  const backgroundEncodes = createBoundedTasks(CONCURRENT_AVIF);
  const flights = createSingleFlight<EncodedImage>();

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

  async function encodeAndKeep(
    image: SourceImage,
    width: ImageWidth,
    encoding: ImageEncoding,
  ): Promise<EncodedImage> {
    const encoded = await encodeImage(await image.bytes(), width, encoding);
    const extension = encoded.contentType.replace('image/', '');
    await cache.write(`${scaledName(image.digest, width)}.${extension}`, encoded.bytes);
    return encoded;
  }

  function makeNow(
    image: SourceImage,
    width: ImageWidth,
    encoding: ImageEncoding,
  ): Promise<EncodedImage> {
    const name = scaledName(image.digest, width);
    return flights.run(`${name}.${encoding}`, async () => {
      const cached = await readCached(name, encoding);
      if (cached) return cached;
      if (encodes.load() >= LONGEST_QUEUE) throw new ScalerBusyError('Too many pictures at once.');
      return encodes.run(() => encodeAndKeep(image, width, encoding));
    });
  }

  /** The source is read again when its turn comes, so that waiting costs no memory. */
  function makeInBackground(source: ImageSource, digest: string, width: ImageWidth): void {
    if (backgroundEncodes.load() >= LONGEST_AVIF_QUEUE) return;
    flights
      .run(`${scaledName(digest, width)}.avif`, () =>
        backgroundEncodes.run(async () => encodeAndKeep(await sources.get(source), width, 'avif')),
      )
      .catch((error: unknown) =>
        logger.warn({ err: error, src: source.key, width }, 'An AVIF could not be made'),
      );
  }

  return {
    async get(source, width, encoding) {
      const image = await sources.get(source);
      const name = scaledName(image.digest, width);
      const etag = ({ contentType }: EncodedImage): string =>
        `"${name}-${contentType.replace('image/', '')}"`;
      if (encoding !== 'avif') {
        const encoded = await makeNow(image, width, encoding);
        return { ...encoded, etag: etag(encoded), final: true };
      }
      const avif = await readCached(name, 'avif');
      if (avif) return { ...avif, etag: etag(avif), final: true };
      const webp = await makeNow(image, width, 'webp');
      makeInBackground(source, image.digest, width);
      return { ...webp, etag: etag(webp), final: false };
    },
  };
}
