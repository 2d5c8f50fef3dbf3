import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { paintMaster, readMaster, type Master } from './compose';
import { grades } from './grades';
import { paints } from './paints';
import { decoded } from './tone';
import type { TracedOrder } from '../tracedOrder';

/** Masters, a folder for each look (README.md). */
const tracedFolder = 'imagery/traced';
/** Height over width of a cut-out, and the share of its width that the car has. */
const CUTOUT = { ratio: 0.5, share: 0.92 };

/** Counted up with every change of how masters are painted. */
const REVISION = 1;

const fileOf = ({ look, view }: TracedOrder, kind: string): string =>
  path.join(tracedFolder, look, `${view}-${kind}`);

const mastersOf = (order: TracedOrder): string[] => [
  ...['black.webp', 'white.webp'].map((kind) => fileOf(order, kind)),
  ...(order.isCutout ? [fileOf(order, 'mask.png')] : []),
];

/** What identifies the picture of an order: the same text, the same bytes. Throws when it was not traced. */
export function recipeOfTraced(order: TracedOrder): string {
  const digest = createHash('sha256');
  for (const file of mastersOf(order)) digest.update(readFileSync(file));
  const { paint, grade, isCutout } = order;
  return JSON.stringify([REVISION, digest.digest('hex'), paints[paint], grades[grade], isCutout]);
}

/** The last master: pictures of one view in all paints follow one another. */
let last: { key: string; master: Promise<Master> } | undefined;

function masterOf(order: TracedOrder): Promise<Master> {
  const [black = '', white = ''] = mastersOf(order);
  if (last?.key !== black) last = { key: black, master: readMaster(black, white) };
  return last.master;
}

const channel = (colour: string, start: number): number =>
  decoded(Number.parseInt(colour.slice(start, start + 2), 16) / 255);

/** Paints what was traced; cut-outs have an alpha. */
export async function takeTraced(order: TracedOrder): Promise<Sharp> {
  const master = await masterOf(order);
  const { width, height } = master;
  const { colour } = paints[order.paint];
  const paint = [channel(colour, 1), channel(colour, 3), channel(colour, 5)] as const;
  const pixels = paintMaster(master, paint, grades[order.grade]);
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  return order.isCutout ? cutOut(picture, fileOf(order, 'mask.png')) : picture;
}

/** The car alone, in the middle of a transparent picture that is half as high as wide. */
async function cutOut(picture: Sharp, maskFile: string): Promise<Sharp> {
  const mask = sharp(maskFile).toColourspace('b-w');
  const { data, info } = await mask.raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  data.forEach((cover, at) => {
    if (cover < 8) return;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  });
  const [wide, tall] = [right - left + 1, bottom - top + 1];
  const width = Math.round(Math.max(wide / CUTOUT.share, tall / CUTOUT.share / CUTOUT.ratio));
  const height = Math.round(width * CUTOUT.ratio);
  const [before, above] = [Math.floor((width - wide) / 2), Math.floor((height - tall) / 2)];
  const car = await picture
    .joinChannel(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .png()
    .toBuffer();
  return sharp(car)
    .extract({ left, top, width: wide, height: tall })
    .extend({
      left: before,
      right: width - wide - before,
      top: above,
      bottom: height - tall - above,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    });
}
