import { readdirSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { Asset, AssetKind } from './asset';

/** Id of the folder that holds what came with the product, and start of the ids of those in it. */
export const originalsId = 'originals';

const types: Readonly<Record<string, { kind: AssetKind; mimeType: string }>> = {
  '.webp': { kind: 'picture', mimeType: 'image/webp' },
  '.avif': { kind: 'picture', mimeType: 'image/avif' },
  '.jpg': { kind: 'picture', mimeType: 'image/jpeg' },
  '.png': { kind: 'picture', mimeType: 'image/png' },
  '.svg': { kind: 'drawing', mimeType: 'image/svg+xml' },
  '.webm': { kind: 'film', mimeType: 'video/webm' },
  '.mp4': { kind: 'film', mimeType: 'video/mp4' },
  '.pdf': { kind: 'document', mimeType: 'application/pdf' },
};

/** The files that came with the product, as assets that nobody can replace or take away. */
export function readOriginals(folder: string): Asset[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const extension = extname(file);
    const type = types[extension];
    if (!type) return [];
    const path = file.split(sep).join('/');
    return [{ ...unknown, ...type, id: path, path, name: nameOf(path), ...placeOf(folder, path) }];
  });
}

const unknown = {
  site: null,
  width: null,
  height: null,
  alt: {},
  isDecorative: false,
  focalPoint: null,
  crops: {},
  version: 0,
  uploadedBy: null,
  uploadedAt: null,
  replacedBy: null,
  isOriginal: true,
} as const;

function placeOf(folder: string, path: string) {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return { folderId: `${originalsId}/${parent}`, bytes: statSync(join(folder, path)).size };
}

/** `turntables/midsuv-white/00.webp` as `Midsuv white 00.webp`, `scenes/bay-phone.webp` as `Bay, phone.webp`. */
function nameOf(path: string): string {
  const [, ...names] = path.split('/');
  const words = names
    .join(' ')
    .replace(/-phone(?=\.)/, ', phone')
    .replaceAll('-', ' ');
  return capitalised(words);
}

/** A folder's name as people read it. */
export const folderName = (path: string): string =>
  capitalised((path.split('/').at(-1) ?? '').replaceAll('-', ' '));

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
