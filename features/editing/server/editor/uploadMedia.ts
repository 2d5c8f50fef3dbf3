import type { RequestHandler } from 'express';
import { Agent, request as send } from 'undici';
import { HttpError } from '../../../../platform/httpError';
import { localsOf } from './access';
import { limitSize } from '../../../../platform/requestBody/limitSize';
import { limitRequests } from '../../../../platform/http/limited';

export interface MediaUpload {
  /** Where the content platform takes files. */
  url: string;
  /** The editing secret. */
  secret: string;
}

/** A little over the largest film that the library takes: it says what is too large, and why. */
const MAX_BYTES = 64 * 1024 * 1024;
/** A large picture is decoded and encoded anew before there is an answer. */
const ANSWER_MS = 60_000;
const STALLED_MS = 30_000;
const MAX_ANSWER_BYTES = 16 * 1024;

const connections = new Agent({ connect: { timeout: 3000 }, headersTimeout: ANSWER_MS });

/** More than an editor drags in by hand, less than a script would send. */
const limit = limitRequests({
  windowMs: 15 * 60_000,
  limit: 600,
  handler: () => {
    throw new HttpError(429, 'Too many files at once; try again in a while');
  },
});

/**
 * Passes a file on to the media library while it arrives; nothing of it is kept here. The answer, a
 * refusal in words among them, is the library's own.
 * @throws HttpError 411 without a length, 413 for too many bytes, 502 when the library does not answer
 */
export function uploadMedia({ url, secret }: MediaUpload): RequestHandler[] {
  return [
    limit,
    async (request, response) => {
      const length = Number(request.get('content-length'));
      if (!Number.isInteger(length) || length < 0)
        throw new HttpError(411, 'The length is missing');
      const tooLarge = () => new HttpError(413, 'The file is too large');
      if (length > MAX_BYTES) throw tooLarge();
      const gone = new AbortController();
      response.once('close', () => gone.abort());
      const body = limitSize(MAX_BYTES, tooLarge);
      request.setTimeout(STALLED_MS, () => gone.abort());
      request.once('error', (error) => body.destroy(error));
      request.once('aborted', () => gone.abort());
      try {
        const answer = await send(`${url}?${queryOf(request.originalUrl)}`, {
          dispatcher: connections,
          method: 'POST',
          headers: {
            authorization: `Bearer ${secret}`,
            'x-editor-id': localsOf(response).editor.id,
            'content-type': 'application/octet-stream',
            'content-length': String(length),
          },
          body: request.pipe(body),
          signal: gone.signal,
        });
        const text = await answer.body.text();
        if (answer.statusCode >= 500 && answer.statusCode !== 503 && answer.statusCode !== 507) {
          throw new HttpError(502, 'The media library failed');
        }
        if (text.length > MAX_ANSWER_BYTES) throw new HttpError(502, 'The answer does not fit');
        response.status(answer.statusCode).type('json').send(text);
      } catch (error) {
        if (gone.signal.aborted) return;
        if (error instanceof HttpError) throw error;
        throw new HttpError(502, 'The media library cannot be reached', { cause: error });
      }
    },
  ];
}

const queryOf = (address: string): string => address.split('?').slice(1).join('?');
