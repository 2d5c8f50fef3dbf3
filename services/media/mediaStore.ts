import type { Stats } from 'node:fs';
import express, {
  type ErrorRequestHandler,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import { dropInvalidRange, requireExactDate } from '../../platform/ranges';
import { LIBRARY_PATH } from '../../cms/media/MediaFiles';
import { MEDIA_FOLDER, getFileVersion } from '../../cms/media/getVersionedAddress';

/** Images without a version in their URL may change: cached for an hour, then revalidated by ETag. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';
/** For uploads and for URLs with the current version of a file, which never change. */
const VERSIONED_CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** Prevents an SVG that is opened as a document from running scripts or loading anything. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** `/<folder>/[<set>/]<name>.<extension>`; cannot match a path outside the folder. */
const MEDIA_PATH = /^\/[a-z]+\/(?:[a-z0-9-]{1,80}\/)?[a-z0-9-]{1,80}\.[a-z0-9]{3,4}$/;

function sendError(response: Response, status: number, message: string): void {
  response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(message);
}

const checkRequest: RequestHandler = ({ method, path, headers }, response, next) => {
  if (method !== 'GET' && method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD');
    return sendError(response, 405, 'Only GET and HEAD are allowed.');
  }
  if (!MEDIA_PATH.test(path))
    return sendError(response, 404, 'This is not the URL of a media file.');
  dropInvalidRange(method, headers);
  next();
};

const messageByStatus = new Map([
  [412, 'The file has changed.'],
  [416, 'The file does not have this range.'],
]);

/**
 * Answers failed conditions: a range beyond the end of a file (416, with its length), or another version
 * (412).
 */
const handleFailedConditions: ErrorRequestHandler = (error, _request, response, next) => {
  const { status = 500, headers } = error as { status?: number; headers?: Record<string, string> };
  const message = messageByStatus.get(status);
  if (message === undefined) return next(error);
  sendError(response.set(headers ?? {}), status, message);
};

const serveFiles = (
  folder: string,
  isVersion: (version: unknown, file: string) => boolean,
): RequestHandler =>
  express.static(folder, {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders(response, file, { mtime }: Stats) {
      requireExactDate(response.req.headers, mtime);
      const isImmutable = isVersion(response.req.query.rev, file);
      response.setHeader('Cache-Control', isImmutable ? VERSIONED_CACHE_CONTROL : CACHE_CONTROL);
      response.setHeader('X-Content-Type-Options', 'nosniff');
      if (file.endsWith('.svg')) response.setHeader('Content-Security-Policy', SVG_POLICY);
    },
  });

const isCurrentVersion = (version: unknown, file: string): boolean =>
  version !== undefined && version === getFileVersion(file);

/**
 * Router of the embedded media store, for images, videos and documents. GET and HEAD with ETag, Last-Modified
 * and ranges; 404 with a reason for unknown files.
 * @param libraryFolder editors' uploads, in `<hash>/` subfolders
 */
export function createMediaStore(folder = MEDIA_FOLDER, libraryFolder?: string): Router {
  const router = express.Router();
  router.use(checkRequest);
  if (libraryFolder) {
    router.use(
      `/${LIBRARY_PATH}`,
      serveFiles(libraryFolder, () => true),
    );
  }
  router.use(serveFiles(folder, isCurrentVersion));
  router.use(handleFailedConditions);
  router.use((_request, response) => {
    sendError(response, 404, 'The media store does not have this file.');
  });
  return router;
}
