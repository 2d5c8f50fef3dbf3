import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { paintMaster, readMaster, type Master } from './compose';
import { grades } from './grades';
import { paints } from './paints';
import { toLinear } from './tone';
import type { TracedOrder } from '../tracedOrder';

/** Folder of the masters, with a subfolder per body style (README.md). */
const TRACED_FOLDER = 'imagery/traced';
/** Aspect ratio (height / width) of a cut-out, and the car's share of its width. */
const CUTOUT = { ratio: 0.5, share: 0.92 };

/** Must be incremented with each change of how masters are painted. */
const REVISION = 1;

const masterFile = ({ bodyStyle, view }: TracedOrder, kind: string): string =>
  path.join(TRACED_FOLDER, bodyStyle, `${view}-${kind}`);

const listMasters = (order: TracedOrder): string[] => [
  ...['black.webp', 'white.webp'].map((kind) => masterFile(order, kind)),
  ...(order.isCutout ? [masterFile(order, 'mask.png')] : []),
];

/** Cache key of a picture: equal keys mean equal bytes. @throws if the picture was not traced */
export function tracedRecipe(order: TracedOrder): string {
  const digest = createHash('sha256');
  for (const file of listMasters(order)) digest.update(readFileSync(file));
  const { paint, grade, isCutout } = order;
  return JSON.stringify([REVISION, digest.digest('hex'), paints[paint], grades[grade], isCutout]);
}

/** Cache of the last master: pictures of one view in all paints are generated one after the other. */
let cached: { key: string; master: Promise<Master> } | undefined;

function loadMaster(order: TracedOrder): Promise<Master> {
  const [black = '', white = ''] = listMasters(order);
  if (cached?.key !== black) cached = { key: black, master: readMaster(black, white) };
  return cached.master;
}

const channel = (colour: string, start: number): number =>
  toLinear(Number.parseInt(colour.slice(start, start + 2), 16) / 255);

/** Applies a paint to a traced master; cut-outs have an alpha channel. */
export async function paintTraced(order: TracedOrder): Promise<Sharp> {
  const master = await loadMaster(order);
  const { width, height } = master;
  const { colour } = paints[order.paint];
  const paint = [channel(colour, 1), channel(colour, 3), channel(colour, 5)] as const;
  const pixels = paintMaster(master, paint, grades[order.grade]);
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  return order.isCutout ? cutOut(picture, masterFile(order, 'mask.png')) : picture;
}

/** Crops to the car, centred in a transparent picture that is half as high as wide. */
async function cutOut(picture: Sharp, maskFile: string): Promise<Sharp> {
  const mask = sharp(maskFile).toColourspace('b-w');
  const { data, info } = await mask.raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  data.forEach((cover, index) => {
    if (cover < 8) return;
    const [x, y] = [index % info.width, Math.floor(index / info.width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  });
  const [carWidth, carHeight] = [right - left + 1, bottom - top + 1];
  const width = Math.round(
    Math.max(carWidth / CUTOUT.share, carHeight / CUTOUT.share / CUTOUT.ratio),
  );
  const height = Math.round(width * CUTOUT.ratio);
  const [marginLeft, marginTop] = [
    Math.floor((width - carWidth) / 2),
    Math.floor((height - carHeight) / 2),
  ];
  const car = await picture
    .joinChannel(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .png()
    .toBuffer();
  return sharp(car)
    .extract({ left, top, width: carWidth, height: carHeight })
    .extend({
      left: marginLeft,
      right: width - carWidth - marginLeft,
      top: marginTop,
      bottom: height - carHeight - marginTop,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    });
}
