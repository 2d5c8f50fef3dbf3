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
import { placeholderImage } from './placeholderImage';

export interface ImageEndpointOptions extends SourceRules {
  scaler: ImageScaler;
  logger: Pick<Logger, 'warn' | 'error'>;
  /** How long a visitor waits for a picture, in milliseconds. */
  timeoutMs: number;
}

const CACHE_VERSIONED = 'public, max-age=31536000, immutable';
const CACHE_UNVERSIONED = 'public, max-age=3600, stale-while-revalidate=86400';
/** For WebP that is sent while the AVIF is still being encoded. */
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
  const width = imageWidths.find((candidate) => String(candidate) === value);
  if (width === undefined) {
    throw new RefusedWidthError(`w must be one of ${imageWidths.join(', ')}.`);
  }
  return width;
}

/** The status for an error that the endpoint expects, or undefined. */
function findStatus(error: unknown): number | undefined {
  if (error instanceof RefusedSourceError || error instanceof RefusedWidthError) return 400;
  if (error instanceof FetchImageError) return failureStatus[error.failure];
  if (error instanceof UndecodableImageError) return 422;
  return undefined;
}

const cacheControl = (source: ImageSource, isFinal: boolean): string => {
  if (!isFinal) return CACHE_INTERIM;
  return source.isVersioned ? CACHE_VERSIONED : CACHE_UNVERSIONED;
};

/**
 * The only image endpoint: `GET /image?src=<src>&w=<320|640|1280|1920>`. Answers AVIF, WebP or JPEG/PNG by
 * the Accept header. Vector pictures are sent as pixels. 400 for a refused source or width, 404 when there is
 * no picture, 422 for an unusable picture, 502 and 504 when its host fails. A picture that is not ready in
 * time is made in the background; meanwhile another width of it is sent with a lifetime of one minute, or if
 * there is none an empty picture with 503 and Retry-After.
 */
export function createImageEndpoint(options: ImageEndpointOptions): RequestHandler {
  const { scaler, logger, timeoutMs } = options;

  async function answer(request: Request, response: Response): Promise<void> {
    const width = readWidth(request.query['w']);
    const source = readImageSource(request.query['src'], options);
    const encoding = negotiateEncoding(request.headers.accept);
    const image =
      (await withTimeout(scaler.get(source, width, encoding), timeoutMs).catch(
        undefinedIfOverloaded,
      )) ?? (await scaler.findSimilar(source, width, encoding));
    if (!image) return sendPlaceholder(response);
    response
      .set({
        'Cache-Control': cacheControl(source, image.isFinal),
        'Content-Type': image.contentType,
        'X-Content-Type-Options': 'nosniff',
        ETag: image.etag,
      })
      .vary('Accept')
      .send(image.bytes);
  }

  function refuse(error: unknown, request: Request, response: Response): void {
    const status = findStatus(error);
    const details = { error, src: request.query['src'], w: request.query['w'] };
    if (status === undefined) logger.error(details, 'picture not served');
    else if (status >= 422) logger.warn(details, 'picture not served');
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

/** The result, or undefined when it takes longer than `timeoutMs`; the work continues. */
export async function withTimeout<Result>(
  work: Promise<Result>,
  timeoutMs: number,
): Promise<Result | undefined> {
  const cancel = new AbortController();
  const timeout = wait(timeoutMs, undefined, { signal: cancel.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    cancel.abort();
  }
}

/** Treats a refusal because of too much work like a timeout. */
function undefinedIfOverloaded(error: unknown): undefined {
  if (!(error instanceof TooManyTasksError)) throw error;
  return undefined;
}

/** Browsers show a picture with any status; the status makes caches and programs retry later. */
function sendPlaceholder(response: Response): void {
  response
    .status(503)
    .set({
      'Cache-Control': 'no-store',
      'Retry-After': RETRY_AFTER_SECONDS,
      'Content-Type': placeholderImage.contentType,
      'X-Content-Type-Options': 'nosniff',
    })
    .send(placeholderImage.bytes);
}
