import type { AssetKind } from './asset';
import { decodeXml } from '../../platform/decodeXml';
import { MediaRefusal } from './MediaRefusal';

/** A type of file that the library accepts. */
export interface FileType {
  kind: AssetKind;
  mimeType: string;
  extension: string;
  maxBytes: number;
}

const MEGABYTE = 1_000_000;
/** Maximum size that the web tier scales (server/images) and serves. */
const MAX_PICTURE_BYTES = 25 * MEGABYTE;
const MAX_FILM_BYTES = 60 * MEGABYTE;

const createPictureType = (extension: string, mimeType: string): FileType => ({
  kind: 'picture',
  mimeType,
  extension,
  maxBytes: MAX_PICTURE_BYTES,
});

export const FILE_TYPES = {
  jpeg: createPictureType('jpg', 'image/jpeg'),
  png: createPictureType('png', 'image/png'),
  webp: createPictureType('webp', 'image/webp'),
  avif: createPictureType('avif', 'image/avif'),
  gif: createPictureType('gif', 'image/gif'),
  svg: { kind: 'drawing', mimeType: 'image/svg+xml', extension: 'svg', maxBytes: MEGABYTE },
  mp4: { kind: 'film', mimeType: 'video/mp4', extension: 'mp4', maxBytes: MAX_FILM_BYTES },
  pdf: { kind: 'document', mimeType: 'application/pdf', extension: 'pdf', maxBytes: 30 * MEGABYTE },
} as const satisfies Record<string, FileType>;

export type FileTypeName = keyof typeof FILE_TYPES;

/** Maximum size of a file of any type. */
export const MAX_UPLOAD_BYTES = Math.max(
  ...Object.values(FILE_TYPES).map(({ maxBytes }) => maxBytes),
);

/** Number of bytes at the start of a file that are enough to identify its type. */
export const HEAD_BYTES = 4096;

/** Brands of MP4 files: those of ISO 14496-12 and those that phones and cameras write. */
const MP4_BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV|3gp[4-9]|f4v )/;

/**
 * Detects the type of a file by its first bytes, regardless of its name.
 * @throws MediaRefusal for types that the library does not accept
 */
export function detectFileType(head: Buffer): FileTypeName {
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp';
  if (text.startsWith('%PDF-')) return 'pdf';
  if (text.slice(4, 8) === 'ftyp') return detectTypeByBrand(text.slice(8, 12));
  if (isSvg(decodeXml(head) ?? text)) return 'svg';
  throw new MediaRefusal(
    'This is no file of a kind that the library takes. Send JPEG, PNG, WebP, AVIF, GIF, SVG, MP4 or PDF.',
    415,
  );
}

function detectTypeByBrand(brand: string): FileTypeName {
  if (brand === 'avif' || brand === 'avis') return 'avif';
  if (MP4_BRANDS.test(brand)) return 'mp4';
  if (/^(?:hei[cfmsx]|hev[cx]|mif1|msf1)/.test(brand)) {
    throw new MediaRefusal('HEIC pictures are shown by few browsers. Save it as JPEG.', 415);
  }
  if (brand === 'qt  ') {
    throw new MediaRefusal('QuickTime films are played by few browsers. Save it as MP4.', 415);
  }
  throw new MediaRefusal('This is no film that browsers play. Send MP4.', 415);
}

/** What may precede a drawing's root element: space, declarations, a comment, a document type. */
const PROLOG = /\s+|<\?[^>]*>|<!--[^]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>/iy;
const DRAWING = /<(?:[\w.-]+:)?svg[\s>/]/iy;

/** Whether a text starts with the root element of a drawing, after the prolog. Takes linear time. */
function isSvg(text: string): boolean {
  let offset = text.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    PROLOG.lastIndex = offset;
    const length = PROLOG.exec(text)?.[0].length ?? 0;
    if (length === 0) break;
    offset += length;
  }
  DRAWING.lastIndex = offset;
  return DRAWING.test(text);
}
