import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { HttpError } from '../../platform/httpError';
import { assetAddress, builtAsset, HASHED_FOLDER, isCompressedCopy, sendAsset } from './builtAsset';
import type { BuiltAsset } from './builtAsset';
import type { SharedAssets } from './SharedAssets';

/**
 * Serves the built browser files. All of them are read once, at start: a request can only reach what is in
 * that list, so there is no file path to attack and no folder to list.
 * @param folder Vite's output, with `.br` and `.gz` copies of files that compress well
 * (build/precompress.ts)
 * @param shared files of other builds, which pages of those builds request
 */
export function staticAssets(folder: string, shared?: Pick<SharedAssets, 'find'>): RequestHandler {
  const assets = readAssets(folder);
  return async (request, response, next) => {
    const isHashed = request.path.startsWith(HASHED_FOLDER);
    const asset =
      assets.get(request.path) ?? (isHashed ? await shared?.find(request.path) : undefined);
    if (!asset) {
      if (isHashed) throw new HttpError(404, 'File not found');
      return next();
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    sendAsset(asset, request, response);
  };
}

function readAssets(folder: string): Map<string, BuiltAsset> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((name) => !isHidden(path.relative(folder, name)));
  const existing = new Set(names);
  const readIf = (name: string) => (existing.has(name) ? readFileSync(name) : undefined);
  const assets = new Map<string, BuiltAsset>();
  for (const name of names.filter((candidate) => !isCompressedCopy(candidate, existing))) {
    const address = assetAddress(folder, name);
    const versions = {
      bytes: readFileSync(name),
      br: readIf(`${name}.br`),
      gzip: readIf(`${name}.gz`),
    };
    assets.set(address, builtAsset(address, versions));
  }
  return assets;
}

/** Vite keeps its own metadata in folders whose name starts with a dot. */
const isHidden = (name: string) => name.split(path.sep).some((segment) => segment.startsWith('.'));
