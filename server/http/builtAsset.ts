import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Request, Response } from 'express';
import { contentType } from 'mime-types';
import { acceptedEncoding } from '../../platform/http/acceptedEncoding';
import { isUnchanged } from './isUnchanged';

/** A built browser file, with its compressed copies. */
export interface BuiltAsset {
  bytes: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  headers: Record<string, string>;
}

/** Folder of files whose names contain a hash of their content. */
export const HASHED_FOLDER = '/assets/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

/**
 * A built file with the headers that it is served with.
 * @param address path that the file is served at
 */
export function builtAsset(
  address: string,
  { bytes, br, gzip }: Pick<BuiltAsset, 'bytes' | 'br' | 'gzip'>,
): BuiltAsset {
  return {
    bytes,
    br,
    gzip,
    headers: {
      'Content-Type': contentType(path.basename(address)) || 'application/octet-stream',
      'Cache-Control': address.startsWith(HASHED_FOLDER) ? IMMUTABLE : ONE_HOUR,
      ETag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`,
      Vary: 'Accept-Encoding',
    },
  };
}

/** Answers a GET or HEAD with the file, in the compression that the client prefers. */
export function sendAsset(asset: BuiltAsset, request: Request, response: Response): void {
  response.set(asset.headers);
  if (isUnchanged(request, asset.headers.ETag)) return void response.status(304).end();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const encoded = encoding && asset[encoding];
  if (encoded) response.setHeader('Content-Encoding', encoding);
  const body = encoded ?? asset.bytes;
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The address of a file in Vite's output folder. */
export const assetAddress = (folder: string, file: string): string =>
  `/${path.relative(folder, file).split(path.sep).join('/')}`;

/** Whether a file is a compressed copy of another one in the folder. */
export const isCompressedCopy = (
  file: string,
  files: { has: (file: string) => boolean },
): boolean => /\.(?:br|gz)$/.test(file) && files.has(file.replace(/\.(?:br|gz)$/, ''));
