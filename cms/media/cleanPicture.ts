import sharp, { type Sharp } from 'sharp';
import type { CropArea } from './asset';
import { MediaRefusal } from './MediaRefusal';

/** 40 megapixels, as the web tier's scaling: more than any press picture, less than a decompression bomb. */
const MAX_PIXELS = 40_000_000;

/** What is kept of a picture: bytes that say nothing but what it shows. */
export interface CleanPicture {
  bytes: Buffer;
  width: number;
  height: number;
  extension: string;
  mimeType: string;
}

type Encode = (picture: Sharp) => Sharp;

/** Near to what was sent; scaling for visitors comes later, and from these bytes. */
const encodings: Readonly<Record<string, { extension: string; mimeType: string; encode: Encode }>> =
  {
    jpeg: {
      extension: 'jpg',
      mimeType: 'image/jpeg',
      encode: (picture) => picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
    },
    png: { extension: 'png', mimeType: 'image/png', encode: (picture) => picture.png() },
    // A still GIF loses nothing as PNG, and is scaled like every other picture.
    gif: { extension: 'png', mimeType: 'image/png', encode: (picture) => picture.png() },
    webp: {
      extension: 'webp',
      mimeType: 'image/webp',
      encode: (picture) => picture.webp({ quality: 92 }),
    },
    avif: {
      extension: 'avif',
      mimeType: 'image/avif',
      encode: (picture) => picture.avif({ quality: 75, effort: 2 }),
    },
  };

const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });

/**
 * Decodes a picture to its last pixel, turns it upright and encodes it anew: without metadata, the place
 * of taking among it, and without anything that hid behind its pixels.
 * @throws MediaRefusal for what cannot be decoded, has too many pixels or moves
 */
export async function cleanPicture(bytes: Buffer, type: string): Promise<CleanPicture> {
  await checkPicture(bytes);
  return encode(open(bytes).autoOrient(), type);
}

/** The part of a clean picture as a picture of its own. */
export function cropPicture(
  bytes: Buffer,
  { width, height }: { width: number; height: number },
  area: CropArea,
  type: string,
): Promise<CleanPicture> {
  const left = Math.min(Math.round(area.x * width), width - 1);
  const top = Math.min(Math.round(area.y * height), height - 1);
  const part = {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(area.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(area.height * height), height - top)),
  };
  return encode(open(bytes).extract(part), type);
}

async function checkPicture(bytes: Buffer): Promise<void> {
  // Its size is read from the header alone: nothing is decoded that is too large.
  const metadata = await sharp(bytes, { limitInputPixels: false, pages: -1 })
    .metadata()
    .catch(() => undefined);
  if (!metadata) throw unreadable();
  const { width = 0, pageHeight, height = 0, pages = 1 } = metadata;
  if (pages > 1) {
    throw new MediaRefusal('The picture moves. Send it as a film (MP4), or a single picture.');
  }
  if (width * (pageHeight ?? height) > MAX_PIXELS) {
    throw new MediaRefusal(
      `The picture has ${width} × ${height} pixels; the library takes up to 40 million of them.`,
    );
  }
}

async function encode(picture: Sharp, type: string): Promise<CleanPicture> {
  const encoding = encodings[type];
  if (!encoding) throw new Error(`No encoding for ${type}`);
  const { extension, mimeType } = encoding;
  try {
    const { data, info } = await encoding.encode(picture).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, extension, mimeType };
  } catch {
    throw unreadable();
  }
}

const unreadable = () =>
  new MediaRefusal('The picture is broken: it cannot be decoded to its end.');
