import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { acceptedEncoding, type Encoding } from '../../platform/http/acceptedEncoding';
import type { RenderedPage } from '../../platform/pages/page.types';

/** Fast enough for an answer that nobody else gets. */
const BROTLI_QUALITY = 4;

/**
 * Sends the beginning of a page at once, and the rest when it is there. A visitor who goes away meanwhile
 * gets nothing more; where the rest cannot be had, the answer ends cut off, and is seen to.
 */
export async function streamPage(
  request: Request,
  response: Response,
  page: RenderedPage,
  whole: Promise<RenderedPage>,
): Promise<void> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  response.status(page.status).set({ ...page.headers, 'Cache-Control': 'no-store' });
  response.vary('Accept-Encoding');
  if (encoding) response.set('Content-Encoding', encoding);
  if (request.method === 'HEAD') return void response.end();
  const encoder = encoderOf(encoding);
  const sent = pipeline(encoder, response).catch((error: unknown) => {
    // Nobody is there any more to be told.
    if (!response.destroyed) throw error;
  });
  encoder.write(page.html.bytes);
  if ('flush' in encoder && typeof encoder.flush === 'function') encoder.flush();
  try {
    const { rest } = await whole;
    if (rest === undefined) throw new Error('A page that has begun has no rest');
    if (!response.destroyed) encoder.end(rest);
  } catch (error) {
    encoder.destroy();
    response.destroy();
    throw error;
  }
  await sent;
}

function encoderOf(encoding: Encoding | undefined): Transform {
  if (encoding === 'gzip') return createGzip();
  if (encoding === undefined) return new PassThrough();
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    },
  });
}
