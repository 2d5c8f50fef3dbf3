import { setTimeout as wait } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { TooManyTasksError } from '../../platform/boundedTasks';
import { imageWidths, UndecodableImageError, type ImageWidth } from './encodeImage';
import { FetchImageError, type FetchFailure } from './fetchImage';
import type { ImageScaler } from './imageScaler';
import {
  readImageSource,
  RefusedSourceError,
  type ImageSource,
  type SourceRules,
} from './imageSource';
import { negotiateEncoding } from './negotiateEncoding';
import { standIn } from './standIn';

export interface ImageEndpointOptions extends SourceRules {
  scaler: ImageScaler;
  logger: Pick<Logger, 'warn' | 'error'>;
  /** How long a visitor waits for a picture, in milliseconds. */
  patience: number;
}

const CACHE_VERSIONED = 'public, max-age=31536000, immutable';
const CACHE_UNVERSIONED = 'public, max-age=3600, stale-while-revalidate=86400';
/** WebP in place of an AVIF that is still being made. */
const CACHE_INTERIM = 'public, max-age=60';
const RETRY_AFTER_SECONDS = '2';

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
  return undefined;
}

const cacheControl = (source: ImageSource, final: boolean): string => {
  if (!final) return CACHE_INTERIM;
  return source.versioned ? CACHE_VERSIONED : CACHE_UNVERSIONED;
};

/**
 * The one image endpoint: `GET /image?src=<src>&w=<320|640|1280|1920>`. Answers AVIF, WebP or
 * JPEG/PNG by the Accept header. Vector pictures come out as pixels. 400 for a refused source or
 * width, 404 for none, 422 for one that is no usable picture, 502 and 504 when its host fails. A picture
 * that is not there in time is made behind; meanwhile another width of it is sent for a minute, or where none is kept an
 * empty one with 503 and Retry-After.
 */
export function createImageEndpoint(options: ImageEndpointOptions): RequestHandler {
  const { scaler, logger, patience } = options;

  async function answer(request: Request, response: Response): Promise<void> {
    const width = readWidth(request.query['w']);
    const source = readImageSource(request.query['src'], options);
    const encoding = negotiateEncoding(request.headers.accept);
    const image =
      (await inTime(scaler.get(source, width, encoding), patience).catch(orLate)) ??
      (await scaler.kept(source, width, encoding));
    if (!image) return sendStandIn(response);
    response
      .set({
        'Cache-Control': cacheControl(source, image.final),
        'Content-Type': image.contentType,
        'X-Content-Type-Options': 'nosniff',
        ETag: image.etag,
      })
      .vary('Accept')
      .send(image.bytes);
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
      .set('Cache-Control', 'no-store')
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

/** The result, or undefined when it takes longer than so many milliseconds; the work goes on. */
async function inTime<Result>(
  work: Promise<Result>,
  patience: number,
): Promise<Result | undefined> {
  const cancel = new AbortController();
  const late = wait(patience, undefined, { signal: cancel.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    cancel.abort();
  }
}

/** What cannot be begun now comes late as well. */
function orLate(error: unknown): undefined {
  if (!(error instanceof TooManyTasksError)) throw error;
  return undefined;
}

/** Browsers show a picture whatever its status is; caches and programs are told to come back. */
function sendStandIn(response: Response): void {
  response
    .status(503)
    .set({
      'Cache-Control': 'no-store',
      'Retry-After': RETRY_AFTER_SECONDS,
      'Content-Type': standIn.contentType,
      'X-Content-Type-Options': 'nosniff',
    })
    .send(standIn.bytes);
}
