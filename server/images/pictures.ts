import { join, resolve } from 'node:path';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { createDiskCache } from './diskCache';
import { createImageEndpoint } from './imageEndpoint';
import { createImageScaler } from './imageScaler';
import { keptImages } from './keptNames';
import { createPlaceholders, type Placeholders } from './placeholder';
import type { Scaling } from './scaling/scaling';
import { createSourceImages } from './sourceImages';

/** Everything that the web process does with pictures. */
export interface Pictures {
  /** `/image` */
  endpoint: RequestHandler;
  placeholders: Placeholders;
}

export interface PicturesOptions {
  scaling: Scaling;
  /** Folder for durable data; pictures are kept below it. */
  dataDir: string;
  /** Base address of the media store that `/-/media/` and `/-/jssmedia/` stand for. */
  mediaUrl: string;
  /** Other hosts whose pictures are scaled; `*.example.com` stands for its subdomains. */
  hosts: readonly string[];
  logger: Pick<Logger, 'warn' | 'error'>;
  /** Bytes of disk that kept pictures may take (default 2 GB). */
  cacheBytes?: number;
  /** Largest source accepted, in bytes (default 25 MB). */
  maxSourceBytes?: number;
  /** Longest download of a source, in milliseconds (default 10 s). */
  timeout?: number;
  /** How long a visitor waits for a picture, in milliseconds (default 1.5 s). */
  patience?: number;
  /** How long an unversioned source counts as unchanged, in milliseconds (default 10 min). */
  freshness?: number;
  /** How long a preview that could not be made is left alone, in milliseconds (default 1 min). */
  retryAfter?: number;
}

/** Puts together what fetches, scales and keeps pictures; one download serves picture and preview. */
export function createPictures(options: PicturesOptions): Pictures {
  const { scaling, dataDir, mediaUrl, hosts, logger } = options;
  const cache = createDiskCache({
    folder: join(resolve(dataDir), keptImages.folder),
    maxBytes: options.cacheBytes ?? keptImages.maxBytes,
    onError: (err) => logger.warn({ err }, 'A picture could not be kept'),
  });
  const sources = createSourceImages({
    cache,
    limits: {
      maxBytes: options.maxSourceBytes ?? 25_000_000,
      timeout: options.timeout ?? 10_000,
    },
    freshness: options.freshness ?? 600_000,
  });
  const rules = { mediaUrl, hosts };
  return {
    endpoint: createImageEndpoint({
      ...rules,
      logger,
      patience: options.patience ?? 1500,
      scaler: createImageScaler({ cache, sources, scaling, logger }),
    }),
    placeholders: createPlaceholders({
      ...rules,
      dataDir,
      sources,
      scaling,
      logger,
      retryAfter: options.retryAfter ?? 60_000,
    }),
  };
}
