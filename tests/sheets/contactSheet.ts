import sharp from 'sharp';

export interface SheetLayout {
  /** Pictures in a row. */
  columns: number;
  /** Width of a picture on the sheet, in pixels. */
  width: number;
  /** Height over width of what is shown of each; the rest is cut off below. */
  ratio: number;
  /** Without colour, so that nothing but structure tells the pictures apart. */
  grey?: boolean;
}

const GAP = 16;
/** Room above a picture for its number. */
const LINE = 28;
const background = '#8a8f96';

const number = (at: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="36" height="26"><text x="18" y="19" font-family="sans-serif" font-size="17" text-anchor="middle" fill="#fff">${at}</text></svg>`,
  );

/** Puts pictures side by side, numbered from 1; WebP. */
export async function contactSheet(
  pictures: readonly Buffer[],
  { columns, width, ratio, grey = false }: SheetLayout,
): Promise<Buffer> {
  const height = Math.round(width * ratio);
  const rows = Math.ceil(pictures.length / columns);
  const tiles = await Promise.all(
    pictures.map(async (picture, index) => {
      const left = GAP + (index % columns) * (width + GAP);
      const top = GAP + LINE + Math.floor(index / columns) * (height + GAP + LINE);
      const { width: wide, height: tall } = await sharp(picture).metadata();
      const shown = {
        left: 0,
        top: 0,
        width: wide,
        height: Math.min(tall, Math.round(wide * ratio)),
      };
      const scaled = sharp(picture)
        .extract(shown)
        .resize({ width, height, fit: 'contain', position: 'top', background })
        .grayscale(grey);
      return [
        { input: await scaled.png().toBuffer(), left, top },
        { input: number(index + 1), left, top: top - LINE },
      ];
    }),
  );
  return sharp({
    create: {
      width: GAP + columns * (width + GAP),
      height: GAP + rows * (height + GAP + LINE),
      channels: 3,
      background,
    },
  })
    .composite(tiles.flat())
    .webp({ quality: 72 })
    .toBuffer();
}
