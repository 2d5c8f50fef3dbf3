import { Agent, request } from 'undici';
import type { ImageSource } from './imageSource';
import { PrivateAddressError, publicLookup } from './publicAddress';

export interface FetchLimits {
  /** Largest accepted file, in bytes. */
  maxBytes: number;
  /** Longest time for the whole download, in milliseconds. */
  timeout: number;
}

export interface FetchedImage {
  bytes: Buffer;
  /** As the upstream named it, without parameters, in small letters. */
  contentType: string;
}

export type FetchFailure = 'not-found' | 'too-large' | 'not-an-image' | 'unavailable' | 'timeout';

/** The source could not be fetched; `failure` says why. */
export class FetchImageError extends Error {
  override name = 'FetchImageError';
  constructor(
    readonly failure: FetchFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Connections to other hosts; every one of them is checked against private networks. */
const externalAgent = new Agent({ connect: { lookup: publicLookup, timeout: 5000 } });
const mediaAgent = new Agent({ connect: { timeout: 5000 } });

/** Media stores often leave the type to the reader; those bytes are judged by the decoder. */
const isImageType = (contentType: string): boolean =>
  contentType.startsWith('image/') || contentType === 'application/octet-stream';

async function readLimited(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new FetchImageError('too-large', 'The picture is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function failureOf(error: unknown, signal: AbortSignal): FetchImageError {
  if (error instanceof FetchImageError) return error;
  if (signal.aborted) {
    return new FetchImageError('timeout', 'The picture did not arrive in time.', { cause: error });
  }
  const reason =
    error instanceof PrivateAddressError
      ? 'The host of the picture is not public.'
      : 'The picture could not be fetched.';
  return new FetchImageError('unavailable', reason, { cause: error });
}

/**
 * Fetches the bytes of a picture. Redirects are not followed: a listed host could lead anywhere.
 * Rejects with `FetchImageError`.
 */
export async function fetchImage(
  source: ImageSource,
  { maxBytes, timeout }: FetchLimits,
): Promise<FetchedImage> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await request(source.url, {
      dispatcher: source.external ? externalAgent : mediaAgent,
      signal,
      headers: { accept: 'image/avif,image/webp,image/*' },
    });
    const [type = ''] = String(response.headers['content-type'] ?? '').split(';', 1);
    const contentType = type.trim().toLowerCase();
    const refusal = refusalOf(response.statusCode, contentType);
    if (refusal) {
      response.body.on('error', () => undefined).destroy();
      throw refusal;
    }
    return { bytes: await readLimited(response.body, maxBytes), contentType };
  } catch (error) {
    throw failureOf(error, signal);
  }
}

function refusalOf(status: number, contentType: string): FetchImageError | undefined {
  if (status === 404 || status === 410) {
    return new FetchImageError('not-found', 'There is no such picture.');
  }
  if (status !== 200) {
    return new FetchImageError('unavailable', `The source answered ${status}.`);
  }
  if (!isImageType(contentType)) {
    return new FetchImageError('not-an-image', 'The source is not a picture.');
  }
  return undefined;
}
