import sharp, { type Sharp } from 'sharp';
import type { CropArea } from './asset';
import { localizable } from '../../domain/localizable';
import { MediaRefusal } from './MediaRefusal';

/**
 * 40 megapixels, the same limit as for scaling in the web tier: more than any press picture and less
 * than a decompression bomb.
 */
const MAX_PIXELS = 40_000_000;

/** A cleaned picture: its bytes without metadata. */
export interface CleanPicture {
  bytes: Buffer;
  width: number;
  height: number;
  extension: string;
  mimeType: string;
}

type Encode = (picture: Sharp) => Sharp;

/** Encodings by type of file. Their quality is high, since the pictures are scaled for visitors later. */
const ENCODINGS: Readonly<Record<string, { extension: string; mimeType: string; encode: Encode }>> =
  {
    jpeg: {
      extension: 'jpg',
      mimeType: 'image/jpeg',
      encode: (picture) => picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
    },
    png: { extension: 'png', mimeType: 'image/png', encode: (picture) => picture.png() },
    // GIFs that are not animated are stored losslessly as PNG, and are scaled like any other picture.
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

const openPicture = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });

/**
 * Decodes a picture completely, rotates it upright and encodes it again. That removes metadata,
 * such as the place of recording, and any data that is hidden in the file.
 * @throws MediaRefusal for a picture that cannot be decoded, has too many pixels or is animated
 */
export async function cleanPicture(bytes: Buffer, type: string): Promise<CleanPicture> {
  await checkPicture(bytes);
  return encode(openPicture(bytes).autoOrient(), type);
}

/** Crops a cleaned picture. */
export function cropPicture(
  bytes: Buffer,
  { width, height }: { width: number; height: number },
  area: CropArea,
  type: string,
): Promise<CleanPicture> {
  const left = Math.min(Math.round(area.x * width), width - 1);
  const top = Math.min(Math.round(area.y * height), height - 1);
  const region = {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(area.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(area.height * height), height - top)),
  };
  return encode(openPicture(bytes).extract(region), type);
}

async function checkPicture(bytes: Buffer): Promise<void> {
  // Reads the size from the header, so that pictures that are too large are never decoded.
  const metadata = await sharp(bytes, { limitInputPixels: false, pages: -1 })
    .metadata()
    .catch(() => undefined);
  if (!metadata) throw createUnreadableError();
  const { width = 0, pageHeight, height = 0, pages = 1 } = metadata;
  if (pages > 1) {
    throw new MediaRefusal('The picture moves. Send it as a film (MP4), or a single picture.');
  }
  if (width * (pageHeight ?? height) > MAX_PIXELS) {
    throw new MediaRefusal(
      localizable`The picture has ${width} × ${height} pixels; the library takes up to 40 million of them.`,
    );
  }
}

async function encode(picture: Sharp, type: string): Promise<CleanPicture> {
  const encoding = ENCODINGS[type];
  if (!encoding) throw new Error(`No encoding for ${type}`);
  const { extension, mimeType } = encoding;
  try {
    const { data, info } = await encoding.encode(picture).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, extension, mimeType };
  } catch {
    throw createUnreadableError();
  }
}

const createUnreadableError = () =>
  new MediaRefusal('The picture is broken: it cannot be decoded to its end.');
