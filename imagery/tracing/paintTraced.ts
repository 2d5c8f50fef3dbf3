import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { paintMaster, readMaster, type Master } from './compose';
import { frames, type StudioFrame } from './frames';
import { grades } from './grades';
import { paints } from './paints';
import { toLinear } from './tone';
import type { PictureSize } from '../names';
import type { TracedOrder } from '../tracedOrder';

/** Folder of the masters, with a subfolder per body style (README.md). */
const TRACED_FOLDER = 'imagery/traced';
/** Aspect ratio (height / width) of a cut-out, and the car's share of its width. */
const CUTOUT = { ratio: 0.5, share: 0.92 };

/** Width of the transition from the traced view to the extended studio, and of the edge that it is made from. */
const FEATHER_PX = 96;
const EDGE_PX = 12;

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
  const { paint, grade, isCutout, frame } = order;
  const form = frame ? frames[frame] : isCutout;
  return JSON.stringify([REVISION, digest.digest('hex'), paints[paint], grades[grade], form]);
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
  if (order.frame) return extendStudio(picture, frames[order.frame]);
  return order.isCutout ? cutOut(picture, masterFile(order, 'mask.png')) : picture;
}

/** Extends the studio on all sides: each row runs from its colour at the left edge to that at the right edge. */
async function extendStudio(picture: Sharp, frame: StudioFrame): Promise<Sharp> {
  const { data, info } = await picture
    .resize({ width: frame.view })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  const rows = await readEdges(data, raw);
  const studio = Buffer.alloc(frame.width * frame.height * 3);
  for (let index = 0; index < studio.length; index += 1) {
    const pixel = Math.floor(index / 3);
    const x = (pixel % frame.width) - frame.left;
    const y = Math.floor(pixel / frame.width) - frame.top;
    const share = Math.min(Math.max(x / info.width, 0), 1);
    const row = Math.min(Math.max(y, 0), info.height - 1) * 6 + (index % 3);
    studio[index] = Math.round((rows[row] ?? 0) * (1 - share) + (rows[row + 3] ?? 0) * share);
  }
  const view = await sharp(data, { raw })
    .joinChannel(await createFeather(raw), { raw: { ...raw, channels: 1 } })
    .png()
    .toBuffer();
  return sharp(studio, { raw: { width: frame.width, height: frame.height, channels: 3 } })
    .composite([{ input: view, left: frame.left, top: frame.top }])
    .removeAlpha();
}

/** The colours of the left and of the right edge in each row, without noise. */
async function readEdges(data: Buffer, raw: { width: number; height: number; channels: 3 }) {
  const readEdge = (left: number) =>
    sharp(data, { raw })
      .extract({ left, top: 0, width: EDGE_PX, height: raw.height })
      .resize(1, raw.height, { fit: 'fill' })
      .blur(EDGE_PX / 2)
      .removeAlpha()
      .raw()
      .toBuffer();
  const [left, right] = await Promise.all([readEdge(0), readEdge(raw.width - EDGE_PX)]);
  const rows = new Uint8Array(raw.height * 6);
  for (let row = 0; row < raw.height; row += 1) {
    rows.set(left.subarray(row * 3, row * 3 + 3), row * 6);
    rows.set(right.subarray(row * 3, row * 3 + 3), row * 6 + 3);
  }
  return rows;
}

/** An alpha channel that fades out at all edges. */
async function createFeather({ width, height }: PictureSize): Promise<Buffer> {
  const margin = FEATHER_PX / 2;
  return sharp({
    create: {
      width: width - 2 * margin,
      height: height - 2 * margin,
      channels: 3,
      background: '#fff',
    },
  })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#000' })
    .blur(FEATHER_PX / 6)
    .extractChannel(0)
    .raw()
    .toBuffer();
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
