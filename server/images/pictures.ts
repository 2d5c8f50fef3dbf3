import { join, resolve } from 'node:path';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { createDiskCache } from './diskCache';
import { createImageEndpoint, withTimeout } from './imageEndpoint';
import { createImageScaler } from './imageScaler';
import { imageCache } from './cacheNames';
import { readImageSource } from './imageSource';
import { createPlaceholders, type Placeholders } from './placeholder';
import type { Scaling } from './scaling/scaling';
import { createSourceImages } from './sourceImages';

/** Everything that the web process does with pictures. */
export interface Pictures {
  /** `/image` */
  endpoint: RequestHandler;
  placeholders: Placeholders;
  /**
   * Makes the widths of lists, so that they are ready when a page requests them. Resolves after five seconds
   * at most; the work continues.
   */
  prepare: (src: string) => Promise<void>;
}

/** Widths in which lists show a picture. */
const LISTED_WIDTHS = [320, 640] as const;
const PREPARE_MS = 5000;

export interface PicturesOptions {
  scaling: Scaling;
  /** Folder for durable data; cached pictures are below it. */
  dataDir: string;
  /** Base address of the media store for `/-/media/` and `/-/jssmedia/`. */
  mediaUrl: string;
  /** Other hosts whose pictures are scaled; `*.example.com` represents its subdomains. */
  hosts: readonly string[];
  logger: Pick<Logger, 'warn' | 'error'>;
  /** Disk space that cached pictures may take, in bytes (default 2 GB). */
  cacheBytes?: number;
  /** Maximum size of a source, in bytes (default 25 MB). */
  maxSourceBytes?: number;
  /** Maximum time of a download, in milliseconds (default 10 s). */
  timeoutMs?: number;
  /** How long a visitor waits for a picture, in milliseconds (default 1.5 s). */
  responseTimeoutMs?: number;
  /** How long an unversioned source counts as unchanged, in milliseconds (default 10 min). */
  freshMs?: number;
  /** How long before a failed preview is tried again, in milliseconds (default 1 min). */
  retryAfterMs?: number;
}

/** Connects the fetching, scaling and caching of pictures; one download serves both picture and preview. */
export function createPictures(options: PicturesOptions): Pictures {
  const { scaling, dataDir, mediaUrl, hosts, logger } = options;
  const cache = createDiskCache({
    folder: join(resolve(dataDir), imageCache.folder),
    maxBytes: options.cacheBytes ?? imageCache.maxBytes,
    onError: (error) => logger.warn({ error }, 'picture not stored'),
  });
  const sources = createSourceImages({
    cache,
    limits: {
      maxBytes: options.maxSourceBytes ?? 25_000_000,
      timeoutMs: options.timeoutMs ?? 10_000,
    },
    freshMs: options.freshMs ?? 600_000,
  });
  const rules = { mediaUrl, hosts };
  const scaler = createImageScaler({ cache, sources, scaling, logger });
  return {
    async prepare(src) {
      const makeWidths = async () => {
        const source = readImageSource(src, rules);
        for (const width of LISTED_WIDTHS) await scaler.get(source, width, 'webp');
      };
      // A width that could not be prepared is made when it is requested.
      const preparation = makeWidths().catch((error: unknown) =>
        logger.warn({ error }, 'picture not prepared'),
      );
      await withTimeout(preparation, PREPARE_MS);
    },
    endpoint: createImageEndpoint({
      ...rules,
      logger,
      timeoutMs: options.responseTimeoutMs ?? 1500,
      scaler,
    }),
    placeholders: createPlaceholders({
      ...rules,
      dataDir,
      sources,
      scaling,
      logger,
      retryAfterMs: options.retryAfterMs ?? 60_000,
    }),
  };
}
