import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { contentType } from 'mime-types';
import { acceptedEncoding } from './acceptedEncoding';
import { HttpError } from '../../runtime/httpError';
import { isUnchanged } from './isUnchanged';

interface Asset {
  bytes: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  headers: Record<string, string>;
}

/** Vite names everything in this folder after its content. */
const HASHED = '/assets/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

/**
 * Serves the built browser files. All of them are read once, at start: a request can only reach what
 * is in that list, so there is no file path to attack and no folder to list.
 * @param folder Vite's output, with `.br` and `.gz` beside what compresses (build/precompress.ts)
 */
export function staticAssets(folder: string): RequestHandler {
  const assets = readAssets(folder);
  return (request, response, next) => {
    const asset = assets.get(request.path);
    if (!asset) {
      if (request.path.startsWith(HASHED)) throw new HttpError(404, 'No such file');
      return next();
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    response.set(asset.headers);
    if (isUnchanged(request, asset.headers.ETag)) return response.status(304).end();
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const encoded = encoding && asset[encoding];
    if (encoded) response.setHeader('Content-Encoding', encoding);
    const body = encoded ?? asset.bytes;
    response.setHeader('Content-Length', body.length);
    return response.end(request.method === 'HEAD' ? undefined : body);
  };
}

function readAssets(folder: string): Map<string, Asset> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((name) => !isHidden(path.relative(folder, name)));
  const present = new Set(names);
  const readIf = (name: string) => (present.has(name) ? readFileSync(name) : undefined);
  const assets = new Map<string, Asset>();
  for (const name of names.filter((candidate) => !isVariant(candidate, present))) {
    const address = `/${path.relative(folder, name).split(path.sep).join('/')}`;
    const bytes = readFileSync(name);
    assets.set(address, {
      bytes,
      br: readIf(`${name}.br`),
      gzip: readIf(`${name}.gz`),
      headers: {
        'Content-Type': contentType(path.basename(name)) || 'application/octet-stream',
        'Cache-Control': address.startsWith(HASHED) ? IMMUTABLE : ONE_HOUR,
        ETag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`,
        Vary: 'Accept-Encoding',
      },
    });
  }
  return assets;
}

/** Vite keeps notes of its own in folders whose name starts with a dot. */
const isHidden = (name: string) => name.split(path.sep).some((part) => part.startsWith('.'));

/** A compressed copy of a file that is there too. */
const isVariant = (name: string, present: ReadonlySet<string>) =>
  /\.(?:br|gz)$/.test(name) && present.has(name.replace(/\.(?:br|gz)$/, ''));
