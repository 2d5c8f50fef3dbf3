import { Agent, request } from 'undici';
import type { ImageSource } from './imageSource';
import { PrivateAddressError, publicLookup } from './publicAddress';

export interface FetchLimits {
  /** Maximum size of a file, in bytes. */
  maxBytes: number;
  /** Maximum time for the download, in milliseconds. */
  timeoutMs: number;
}

export interface FetchedImage {
  bytes: Buffer;
  /** Media type that the upstream sent, without parameters, in lower case. */
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

/** Connections to other hosts: each resolved address must be public. */
const externalDispatcher = new Agent({ connect: { lookup: publicLookup, timeout: 5000 } });
const mediaDispatcher = new Agent({ connect: { timeout: 5000 } });

/** Media stores often send no type; the decoder then detects the format. */
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

function toFetchError(error: unknown, signal: AbortSignal): FetchImageError {
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
 * Fetches the bytes of a picture. Redirects are not followed: a listed host could redirect to any address.
 * @throws FetchImageError
 */
export async function fetchImage(
  source: ImageSource,
  { maxBytes, timeoutMs }: FetchLimits,
): Promise<FetchedImage> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await request(source.url, {
      dispatcher: source.isExternal ? externalDispatcher : mediaDispatcher,
      signal,
      headers: { accept: 'image/avif,image/webp,image/*' },
    });
    const [type = ''] = String(response.headers['content-type'] ?? '').split(';', 1);
    const contentType = type.trim().toLowerCase();
    const refusal = checkResponse(response.statusCode, contentType);
    if (refusal) {
      response.body.on('error', () => undefined).destroy();
      throw refusal;
    }
    return { bytes: await readLimited(response.body, maxBytes), contentType };
  } catch (error) {
    throw toFetchError(error, signal);
  }
}

function checkResponse(status: number, contentType: string): FetchImageError | undefined {
  if (status === 404 || status === 410) {
    return new FetchImageError('not-found', 'Picture not found.');
  }
  if (status !== 200) {
    return new FetchImageError('unavailable', `The source answered ${status}.`);
  }
  if (!isImageType(contentType)) {
    return new FetchImageError('not-an-image', 'The source is not a picture.');
  }
  return undefined;
}
