import type { AssetKind } from './asset';
import { decodeXml } from '../../platform/decodeXml';
import { MediaRefusal } from './MediaRefusal';

/** A type of file that the library takes. */
export interface FileType {
  kind: AssetKind;
  mimeType: string;
  extension: string;
  maxBytes: number;
}

const MB = 1_000_000;
/** As much as the web tier scales (server/images), and passes on to visitors. */
const PICTURE_BYTES = 25 * MB;
const FILM_BYTES = 60 * MB;

const picture = (extension: string, mimeType: string): FileType => ({
  kind: 'picture',
  mimeType,
  extension,
  maxBytes: PICTURE_BYTES,
});

export const fileTypes = {
  jpeg: picture('jpg', 'image/jpeg'),
  png: picture('png', 'image/png'),
  webp: picture('webp', 'image/webp'),
  avif: picture('avif', 'image/avif'),
  gif: picture('gif', 'image/gif'),
  svg: { kind: 'drawing', mimeType: 'image/svg+xml', extension: 'svg', maxBytes: MB },
  mp4: { kind: 'film', mimeType: 'video/mp4', extension: 'mp4', maxBytes: FILM_BYTES },
  pdf: { kind: 'document', mimeType: 'application/pdf', extension: 'pdf', maxBytes: 30 * MB },
} as const satisfies Record<string, FileType>;

export type FileTypeName = keyof typeof fileTypes;

/** Largest file of any type. */
export const maxUploadBytes = Math.max(...Object.values(fileTypes).map(({ maxBytes }) => maxBytes));

/** First bytes that a type is told by. */
export const HEAD_BYTES = 4096;

const TAKEN = 'Send JPEG, PNG, WebP, AVIF, GIF, SVG, MP4 or PDF.';

/** Brands of MP4 (ISO 14496-12 and what phones and cameras write). */
const MP4_BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV|3gp[4-9]|f4v )/;

/**
 * The type of a file by its first bytes, whatever its name says.
 * @throws MediaRefusal for what the library does not take
 */
export function readFileType(head: Buffer): FileTypeName {
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp';
  if (text.startsWith('%PDF-')) return 'pdf';
  if (text.slice(4, 8) === 'ftyp') return readBrand(text.slice(8, 12));
  if (isSvg(decodeXml(head) ?? text)) return 'svg';
  throw new MediaRefusal(`This is no file of a kind that the library takes. ${TAKEN}`, 415);
}

function readBrand(brand: string): FileTypeName {
  if (brand === 'avif' || brand === 'avis') return 'avif';
  if (MP4_BRANDS.test(brand)) return 'mp4';
  if (/^(?:hei[cfmsx]|hev[cx]|mif1|msf1)/.test(brand)) {
    throw new MediaRefusal('HEIC pictures are shown by few browsers. Save it as JPEG.', 415);
  }
  if (brand === 'qt  ') {
    throw new MediaRefusal('QuickTime films are played by few browsers. Save it as MP4.', 415);
  }
  throw new MediaRefusal(`This is no film that browsers play. ${TAKEN}`, 415);
}

/** What may stand before a drawing's own element: space, declarations, a comment, a document type. */
const PROLOG = /\s+|<\?[^>]*>|<!--[^]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>/iy;
const DRAWING = /<(?:[\w.-]+:)?svg[\s>/]/iy;

/** Nothing but declarations, comments and space before the drawing's own element; each is read once. */
function isSvg(text: string): boolean {
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    PROLOG.lastIndex = at;
    const length = PROLOG.exec(text)?.[0].length ?? 0;
    if (length === 0) break;
    at += length;
  }
  DRAWING.lastIndex = at;
  return DRAWING.test(text);
}
