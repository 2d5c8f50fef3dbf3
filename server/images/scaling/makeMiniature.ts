import { openImage, UndecodableImageError, type EncodedImage } from '../encodeImage';

const WIDTH = 16;
const WEBP = { quality: 30, effort: 6, smartSubsample: true } as const;

/**
 * A picture in 16 px, to be shown blurred while it loads: some hundred bytes. No bytes when it is
 * transparent and a preview would show through. Rejects with `UndecodableImageError`.
 */
export async function makeMiniature(bytes: Buffer): Promise<EncodedImage> {
  try {
    const image = openImage(bytes);
    const { hasAlpha } = await image.metadata();
    const isTransparent = hasAlpha && !(await openImage(bytes).stats()).isOpaque;
    return {
      bytes: isTransparent
        ? Buffer.alloc(0)
        : await image.autoOrient().resize({ width: WIDTH }).webp(WEBP).toBuffer(),
      contentType: 'image/webp',
    };
  } catch (error) {
    throw new UndecodableImageError('The source cannot be read as a picture.', { cause: error });
  }
}
