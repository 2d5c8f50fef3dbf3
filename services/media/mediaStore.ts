import type { Stats } from 'node:fs';
import express, {
  type ErrorRequestHandler,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import { dropUnfitRange, keepExactDate } from '../../platform/ranges';
import { libraryPath } from '../../cms/media/MediaFiles';
import { mediaFolder, versionOf } from '../../cms/media/versionedPicture';

/** Pictures may be taken anew under an address without a version: cached for an hour, then revalidated by ETag. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';
/** What is uploaded, and what is asked for with its version, never changes at its address. */
const VERSIONED_CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** An SVG opened as a document may neither run scripts nor fetch anything. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** `/<folder>/[<set>/]<name>.<extension>`: nothing in it can climb out of a folder. */
const MEDIA_PATH = /^\/[a-z]+\/(?:[a-z0-9-]{1,80}\/)?[a-z0-9-]{1,80}\.[a-z0-9]{3,4}$/;

function refuse(response: Response, status: number, message: string): void {
  response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(message);
}

const readOnly: RequestHandler = ({ method, path, headers }, response, next) => {
  if (method !== 'GET' && method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD');
    return refuse(response, 405, 'Pictures can be read only.');
  }
  if (!MEDIA_PATH.test(path)) return refuse(response, 404, 'This is no address of a picture.');
  dropUnfitRange(method, headers);
  next();
};

const refusals = new Map([
  [412, 'The picture is another one by now.'],
  [416, 'The picture has no such range.'],
]);

/** A range beyond the end of a file, whose headers tell the length, or a file of another version than what is asked for. */
const refuseConditions: ErrorRequestHandler = (error, _request, response, next) => {
  const { status = 500, headers } = error as { status?: number; headers?: Record<string, string> };
  const words = refusals.get(status);
  if (words === undefined) return next(error);
  refuse(response.set(headers ?? {}), status, words);
};

const filesOf = (
  folder: string,
  isVersion: (version: unknown, file: string) => boolean,
): RequestHandler =>
  express.static(folder, {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders(response, file, { mtime }: Stats) {
      keepExactDate(response.req.headers, mtime);
      const isForGood = isVersion(response.req.query.rev, file);
      response.setHeader('Cache-Control', isForGood ? VERSIONED_CACHE_CONTROL : CACHE_CONTROL);
      response.setHeader('X-Content-Type-Options', 'nosniff');
      if (file.endsWith('.svg')) response.setHeader('Content-Security-Policy', SVG_POLICY);
    },
  });

const isVersionOf = (version: unknown, file: string): boolean =>
  version !== undefined && version === versionOf(file);

/**
 * The embedded edge media store: serves pictures, films and documents from files. GET and HEAD with
 * ETag, Last-Modified and ranges; 404 with a reason for what it does not have.
 *
 * @param libraryFolder files that editors uploaded, below `/library/<hash>/`
 */
export function createMediaStore(folder = mediaFolder, libraryFolder?: string): Router {
  const router = express.Router();
  router.use(readOnly);
  if (libraryFolder) {
    router.use(
      `/${libraryPath}`,
      filesOf(libraryFolder, () => true),
    );
  }
  router.use(filesOf(folder, isVersionOf));
  router.use(refuseConditions);
  router.use((_request, response) => {
    refuse(response, 404, 'The media store has no such picture.');
  });
  return router;
}
