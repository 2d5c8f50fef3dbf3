import { readdirSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { Asset, AssetKind } from './asset';

/** Id of the folder of originals, and first segment of the ids of its folders. */
export const ORIGINALS_ID = 'originals';

const TYPES: Readonly<Record<string, { kind: AssetKind; mimeType: string }>> = {
  '.webp': { kind: 'picture', mimeType: 'image/webp' },
  '.avif': { kind: 'picture', mimeType: 'image/avif' },
  '.jpg': { kind: 'picture', mimeType: 'image/jpeg' },
  '.png': { kind: 'picture', mimeType: 'image/png' },
  '.svg': { kind: 'drawing', mimeType: 'image/svg+xml' },
  '.webm': { kind: 'film', mimeType: 'video/webm' },
  '.mp4': { kind: 'film', mimeType: 'video/mp4' },
  '.pdf': { kind: 'document', mimeType: 'application/pdf' },
};

/** Lists the files that are part of the product, as assets that cannot be replaced or deleted. */
export function readOriginals(folder: string): Asset[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const extension = extname(file);
    const type = TYPES[extension];
    if (!type) return [];
    const path = file.split(sep).join('/');
    return [
      {
        ...DEFAULTS,
        ...type,
        id: path,
        path,
        name: toReadableName(path),
        ...readLocation(folder, path),
      },
    ];
  });
}

const DEFAULTS = {
  site: null,
  width: null,
  height: null,
  alt: {},
  isDecorative: false,
  tags: [],
  focalPoint: null,
  crops: {},
  version: 0,
  uploadedBy: null,
  uploadedAt: null,
  replacedBy: null,
  isOriginal: true,
} as const;

function readLocation(folder: string, path: string) {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return { folderId: `${ORIGINALS_ID}/${parent}`, bytes: statSync(join(folder, path)).size };
}

/** Returns a name for editors: `scenes/bay-phone.webp` becomes `Bay, phone.webp`. */
function toReadableName(path: string): string {
  const [, ...segments] = path.split('/');
  const readableText = segments
    .join(' ')
    .replace(/-phone(?=\.)/, ', phone')
    .replaceAll('-', ' ');
  return capitalise(readableText);
}

/** Returns the name of a folder for editors. */
export const getFolderName = (path: string): string =>
  capitalise((path.split('/').at(-1) ?? '').replaceAll('-', ' '));

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
