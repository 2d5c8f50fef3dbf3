import { resolve } from 'node:path';
import express, { type Request, type Response, type Router } from 'express';
import type { Logger } from 'pino';
import { findMedia } from './findMedia';
import { mediaFormats, UnknownMediaError, type Media } from './media';
import type { Photographer } from './photographer';
import { createRenderCache } from './renderCache';

export interface MediaStoreOptions {
  /** Folder for durable data; pictures are kept under `media` in it. */
  dataDir: string;
  /** Takes photographs elsewhere than in this process. */
  photographer?: Photographer;
  logger?: Pick<Logger, 'error'>;
}

/** Addresses are stable while drawings may improve: cached for an hour, then revalidated by ETag. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';
/** An SVG opened as a document may neither run scripts nor fetch anything. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function refuse(response: Response, status: number, message: string): void {
  response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(message);
}

/** Finds the picture of a request or answers 404 with the reason. */
function findOrRefuse(request: Request, response: Response): Media | undefined {
  try {
    return findMedia(decodeURIComponent(request.path.slice(1)));
  } catch (error) {
    if (!(error instanceof UnknownMediaError) && !(error instanceof URIError)) throw error;
    refuse(response, 404, error instanceof URIError ? 'Malformed address.' : error.message);
    return undefined;
  }
}

/**
 * The embedded edge media store: serves generated pictures under the folders of `findMedia`, rendered on first use and kept on disk. GET and HEAD with ETag, Last-Modified and
 * ranges; 404 with a reason for unknown names, 500 without details when drawing fails.
 */
export function createMediaStore({ dataDir, photographer, logger }: MediaStoreOptions): Router {
  const cache = createRenderCache(resolve(dataDir), photographer);
  const router = express.Router();

  router.use(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      refuse(response, 405, 'Pictures can be read only.');
      return;
    }
    const media = findOrRefuse(request, response);
    if (!media) return;
    try {
      const { file, version } = await cache.get(media);
      response.set({
        'Cache-Control': CACHE_CONTROL,
        'Content-Type': mediaFormats[media.format],
        ETag: `"${version}"`,
        'X-Content-Type-Options': 'nosniff',
        ...(media.format === 'svg' && { 'Content-Security-Policy': SVG_POLICY }),
      });
      await send(response, file);
    } catch (error) {
      if (isUnsatisfiableRange(error)) {
        response.set(error.headers);
        refuse(response, 416, 'The picture has no such range.');
        return;
      }
      logger?.error({ err: error, media: media.name }, 'A picture could not be served');
      if (!response.headersSent) refuse(response, 500, 'The picture could not be drawn.');
    }
  });

  return router;
}

/** The error that `sendFile` gives for a range beyond the end; its headers tell the length. */
function isUnsatisfiableRange(error: unknown): error is { headers: Record<string, string> } {
  return error instanceof Error && 'status' in error && error.status === 416 && 'headers' in error;
}

/** Sends a file with ranges and conditional requests; a client that leaves is not an error. */
function send(response: Response, file: string): Promise<void> {
  return new Promise((done, fail) => {
    response.sendFile(file, { cacheControl: false, dotfiles: 'allow' }, (error) => {
      const code = (error as NodeJS.ErrnoException | undefined)?.code;
      if (!error || code === 'ECONNABORTED' || code === 'EPIPE' || response.writableEnded) done();
      else fail(error);
    });
  });
}
