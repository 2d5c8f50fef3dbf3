import { join, resolve } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { createDiskCache } from './diskCache';
import { imageWidths, UndecodableImageError, type ImageWidth } from './encodeImage';
import { FetchImageError, type FetchFailure } from './fetchImage';
import { createImageScaler, ScalerBusyError } from './imageScaler';
import { readImageSource, RefusedSourceError, type ImageSource } from './imageSource';
import { keptImages } from './keptNames';
import { negotiateEncoding } from './negotiateEncoding';
import { createSourceImages } from './sourceImages';

export interface ImageEndpointOptions {
  /** Folder for durable data; pictures are kept under `images` in it. */
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
  /** Longest download of a source, in milliseconds (default 10 s, 45 s from the media store). */
  timeout?: number;
  /** How long an unversioned source counts as unchanged, in milliseconds (default 10 min). */
  freshness?: number;
}

const CACHE_VERSIONED = 'public, max-age=31536000, immutable';
const CACHE_UNVERSIONED = 'public, max-age=3600, stale-while-revalidate=86400';
/** WebP in place of an AVIF that is still being made. */
const CACHE_INTERIM = 'public, max-age=60';

const failureStatus: Record<FetchFailure, number> = {
  'not-found': 404,
  'too-large': 422,
  'not-an-image': 422,
  unavailable: 502,
  timeout: 504,
};

class RefusedWidthError extends Error {}

function readWidth(value: unknown): ImageWidth {
  const width = imageWidths.find((known) => String(known) === value);
  if (width === undefined) {
    throw new RefusedWidthError(`w must be one of ${imageWidths.join(', ')}.`);
  }
  return width;
}

/** The status for an error that the endpoint expects, or undefined. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof RefusedSourceError || error instanceof RefusedWidthError) return 400;
  if (error instanceof FetchImageError) return failureStatus[error.failure];
  if (error instanceof UndecodableImageError) return 422;
  if (error instanceof ScalerBusyError) return 503;
  return undefined;
}

const cacheControl = (source: ImageSource, final: boolean): string => {
  if (!final) return CACHE_INTERIM;
  return source.versioned ? CACHE_VERSIONED : CACHE_UNVERSIONED;
};

/**
 * The one image endpoint: `GET /image?src=<src>&w=<320|640|1280|1920>`. Answers AVIF, WebP or
 * JPEG/PNG by the Accept header. Vector pictures come out as pixels. 400 for a refused source or
 * width, 404 for none, 422 for one that is no usable picture, 502 and 504 when its host fails.
 */
export function createImageEndpoint(options: ImageEndpointOptions): RequestHandler {
  const { mediaUrl, hosts, logger } = options;
  const cache = createDiskCache({
    folder: join(resolve(options.dataDir), keptImages.folder),
    maxBytes: options.cacheBytes ?? keptImages.maxBytes,
    onError: (err) => logger.warn({ err }, 'A picture could not be kept'),
  });
  const sources = createSourceImages({
    cache,
    limits: {
      maxBytes: options.maxSourceBytes ?? 25_000_000,
      timeout: options.timeout ?? 10_000,
      ownTimeout: options.timeout ?? 45_000,
    },
    freshness: options.freshness ?? 600_000,
  });
  const scaler = createImageScaler({ cache, sources, logger });

  async function answer(request: Request, response: Response): Promise<void> {
    const width = readWidth(request.query['w']);
    const source = readImageSource(request.query['src'], { mediaUrl, hosts });
    const encoding = negotiateEncoding(request.headers.accept);
    const { bytes, contentType, etag, final } = await scaler.get(source, width, encoding);
    response
      .set({
        'Cache-Control': cacheControl(source, final),
        'Content-Type': contentType,
        'X-Content-Type-Options': 'nosniff',
        ETag: etag,
      })
      .vary('Accept')
      .send(bytes);
  }

  function refuse(error: unknown, request: Request, response: Response): void {
    const status = statusOf(error);
    const details = { err: error, src: request.query['src'], w: request.query['w'] };
    if (status === undefined) logger.error(details, 'A picture could not be served');
    else if (status >= 422) logger.warn(details, 'A picture could not be served');
    const message =
      status !== undefined && error instanceof Error
        ? error.message
        : 'The picture could not be served.';
    response
      .status(status ?? 500)
      .set({ 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '5' }) })
      .type('text/plain')
      .send(message);
  }

  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      refuse(error, request, response);
    }
  };
}
