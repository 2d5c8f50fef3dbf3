import { openImage, UndecodableImageError, type EncodedImage } from '../encodeImage';

const WIDTH_PX = 16;
const WEBP = { quality: 30, effort: 6, smartSubsample: true } as const;

/**
 * A picture in 16 px, which is shown blurred while the picture loads: some hundred bytes. Returns no bytes
 * for a transparent picture, through which the preview would show.
 * @throws UndecodableImageError
 */
export async function makeMiniature(bytes: Buffer): Promise<EncodedImage> {
  try {
    const image = openImage(bytes);
    const { hasAlpha } = await image.metadata();
    const isTransparent = hasAlpha && !(await openImage(bytes).stats()).isOpaque;
    return {
      bytes: isTransparent
        ? Buffer.alloc(0)
        : await image.autoOrient().resize({ width: WIDTH_PX }).webp(WEBP).toBuffer(),
      contentType: 'image/webp',
    };
  } catch (error) {
    throw new UndecodableImageError('The source cannot be read as a picture.', { cause: error });
  }
}
