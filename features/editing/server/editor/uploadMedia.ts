import type { RequestHandler } from 'express';
import { Agent, request as send } from 'undici';
import { HttpError } from '../../../../platform/httpError';
import { editorLocals } from './access';
import { limitSize } from '../../../../platform/requestBody/limitSize';
import { limitRequests } from '../../../../platform/http/limitVisitors';

export interface MediaUpload {
  /** Upload address of the content platform. */
  url: string;
  /** The editing secret. */
  secret: string;
  preparePicture: (src: string) => Promise<void>;
}

/** Slightly above the media library's own limit, so that the library's error message is shown. */
const MAX_BYTES = 64 * 1024 * 1024;
/** The library decodes and encodes a large picture again before it answers. */
const RESPONSE_TIMEOUT_MS = 60_000;
const IDLE_TIMEOUT_MS = 30_000;
const MAX_RESPONSE_BYTES = 16 * 1024;

const connections = new Agent({ connect: { timeout: 3000 }, headersTimeout: RESPONSE_TIMEOUT_MS });

/** More files than an editor adds by hand, and fewer than a script would send. */
const rateLimit = limitRequests({
  windowMs: 15 * 60_000,
  limit: 600,
  handler: () => {
    throw new HttpError(429, 'Too many files at once; try again in a while');
  },
});

/**
 * Streams a file to the media library, without storing it. Returns the library's response, also if it is an
 * error.
 * @throws HttpError 411 without a length, 413 for too many bytes, 502 if the library does not answer
 */
export function uploadMedia({ url, secret, preparePicture }: MediaUpload): RequestHandler[] {
  return [
    rateLimit,
    async (request, response) => {
      const length = Number(request.get('content-length'));
      if (!Number.isInteger(length) || length < 0)
        throw new HttpError(411, 'The header Content-Length is required');
      const tooLarge = () => new HttpError(413, 'The file is too large');
      if (length > MAX_BYTES) throw tooLarge();
      const controller = new AbortController();
      response.once('close', () => controller.abort());
      const body = limitSize(MAX_BYTES, tooLarge);
      request.setTimeout(IDLE_TIMEOUT_MS, () => controller.abort());
      request.once('error', (error) => body.destroy(error));
      request.once('aborted', () => controller.abort());
      try {
        const libraryResponse = await send(`${url}?${rawQuery(request.originalUrl)}`, {
          dispatcher: connections,
          method: 'POST',
          headers: {
            authorization: `Bearer ${secret}`,
            'x-editor-id': editorLocals(response).editor.id,
            'content-type': 'application/octet-stream',
            'content-length': String(length),
          },
          body: request.pipe(body),
          signal: controller.signal,
        });
        const text = await libraryResponse.body.text();
        if (
          libraryResponse.statusCode >= 500 &&
          libraryResponse.statusCode !== 503 &&
          libraryResponse.statusCode !== 507
        ) {
          throw new HttpError(502, 'The media library failed');
        }
        if (text.length > MAX_RESPONSE_BYTES)
          throw new HttpError(502, 'The media library sent an invalid answer');
        // The editor shows the picture as soon as it has the answer, so the picture is scaled before.
        const picture = libraryResponse.statusCode < 300 ? findPictureAddress(text) : undefined;
        if (picture) await preparePicture(picture);
        response.status(libraryResponse.statusCode).type('json').send(text);
      } catch (error) {
        if (controller.signal.aborted) return;
        if (error instanceof HttpError) throw error;
        throw new HttpError(502, 'The media library cannot be reached', { cause: error });
      }
    },
  ];
}

/** Address of the uploaded raster picture in the library's answer; undefined for other files. */
const findPictureAddress = (answer: string): string | undefined =>
  /"address":"(\/-\/media\/[\w./-]+\.(?:jpe?g|png|webp|avif))"/.exec(answer)?.[1];

const rawQuery = (address: string): string => address.split('?').slice(1).join('?');
