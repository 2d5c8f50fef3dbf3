import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { acceptedEncoding, type Encoding } from '../../platform/http/acceptedEncoding';
import type { RenderedPage } from '../../platform/pages/page.types';

/** Fast enough for an answer to a single visitor. */
const BROTLI_QUALITY = 4;

/**
 * Sends the opening of a page at once, and the tail when it is ready. A visitor who disconnects in the
 * meantime gets nothing more. When the tail cannot be rendered, the connection is aborted, so that clients
 * notice.
 */
export async function streamPage(
  request: Request,
  response: Response,
  page: RenderedPage,
  fullPage: Promise<RenderedPage>,
): Promise<void> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  response.status(page.status).set({ ...page.headers, 'Cache-Control': 'no-store' });
  response.vary('Accept-Encoding');
  if (encoding) response.set('Content-Encoding', encoding);
  if (request.method === 'HEAD') return void response.end();
  const encoder = createEncoder(encoding);
  const sending = pipeline(encoder, response).catch((error: unknown) => {
    // A disconnected client is no error.
    if (!response.destroyed) throw error;
  });
  encoder.write(page.html.bytes);
  if ('flush' in encoder && typeof encoder.flush === 'function') encoder.flush();
  try {
    const { tail } = await fullPage;
    if (tail === undefined) throw new Error('The rest of a started page is missing');
    if (!response.destroyed) encoder.end(tail);
  } catch (error) {
    encoder.destroy();
    response.destroy();
    throw error;
  }
  await sending;
}

function createEncoder(encoding: Encoding | undefined): Transform {
  if (encoding === 'gzip') return createGzip();
  if (encoding === undefined) return new PassThrough();
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    },
  });
}
