import sharp from 'sharp';

export interface SheetLayout {
  /** Number of images per row. */
  columns: number;
  /** Width of an image on the sheet in pixels. */
  width: number;
  /** Height relative to width; the rest of an image is cut off at the bottom. */
  ratio: number;
  /** Converts to greyscale, so that images differ only in structure. */
  grey?: boolean;
}

const GAP = 16;
/** Height of the line with the number of an image. */
const LABEL_HEIGHT_PX = 28;
const background = '#8a8f96';

const number = (at: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="36" height="26"><text x="18" y="19" font-family="sans-serif" font-size="17" text-anchor="middle" fill="#fff">${at}</text></svg>`,
  );

/** Combines images side by side, numbered from 1; returns WebP. */
export async function createContactSheet(
  pictures: readonly Buffer[],
  { columns, width, ratio, grey = false }: SheetLayout,
): Promise<Buffer> {
  const height = Math.round(width * ratio);
  const rows = Math.ceil(pictures.length / columns);
  const tiles = await Promise.all(
    pictures.map(async (picture, index) => {
      const left = GAP + (index % columns) * (width + GAP);
      const top =
        GAP + LABEL_HEIGHT_PX + Math.floor(index / columns) * (height + GAP + LABEL_HEIGHT_PX);
      const { width: wide, height: tall } = await sharp(picture).metadata();
      const displayed = {
        left: 0,
        top: 0,
        width: wide,
        height: Math.min(tall, Math.round(wide * ratio)),
      };
      const scaled = sharp(picture)
        .extract(displayed)
        .resize({ width, height, fit: 'contain', position: 'top', background })
        .grayscale(grey);
      return [
        { input: await scaled.png().toBuffer(), left, top },
        { input: number(index + 1), left, top: top - LABEL_HEIGHT_PX },
      ];
    }),
  );
  return sharp({
    create: {
      width: GAP + columns * (width + GAP),
      height: GAP + rows * (height + GAP + LABEL_HEIGHT_PX),
      channels: 3,
      background,
    },
  })
    .composite(tiles.flat())
    .webp({ quality: 72 })
    .toBuffer();
}
