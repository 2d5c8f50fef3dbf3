/**
 * Traces the scenes that are missing from the media store, and measures where their vehicles are:
 * `npx tsx imagery/tracing/traceScenes.main.ts <python> <models> [scene…]` (README.md).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { MEDIA_FOLDER } from '../../cms/media/getVersionedAddress';
import type { Scene } from '../scenes/scene.types';
import { sceneNames, scenes, type SceneName } from '../scenes/scenes';
import { listUsedMedia } from '../listUsedMedia';
import type { Box } from '../vehicleBox';

/** Paths per pixel; dim rooms need more, because they have more noise. */
const SAMPLES = 5;
const DIM_SAMPLES = 10;
/** Sizes in pixels: of a hero scene, of its upright version for phones, and of other scenes. */
const HERO_SIZE_PX = [1440, 810] as const;
const UPRIGHT_SIZE_PX = [640, 800] as const;
const OTHER_SIZE_PX = [1280, 720] as const;
/** Narrowest crop for phones, and the margin at each side of a vehicle that is wider; pixels. */
const MIN_CROP_PX = 576;
const CROP_MARGIN_PX = 24;
/** Middle of the crop of a picture with another subject, as a share of the width. */
const STILL_MIDDLE = 0.7;

const [python = 'python', models = '', ...requestedScenes] = process.argv.slice(2);
const folder = mkdtempSync(path.join(os.tmpdir(), 'scene-'));
const scenePath = (name: string) => path.join(MEDIA_FOLDER, 'scenes', `${name}.webp`);
const save = (picture: Sharp, name: string) =>
  picture.webp({ quality: 84 }).toFile(scenePath(name));

const BOXES_FILE = path.join('imagery', 'scenes', 'vehicleBoxes.json');
const boxes = JSON.parse(readFileSync(BOXES_FILE, 'utf8')) as Record<string, Box>;

/** Adds the box of a vehicle to the file, one line for each picture. */
function saveBox(name: string, box: Box): void {
  // A vehicle that is shown in part is not the subject.
  if (box.some((share) => share < 0 || share > 1)) return;
  boxes[name] = box;
  const lines = Object.entries(boxes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([key, shares]) =>
        `  ${JSON.stringify(key)}: ${JSON.stringify(shares).replaceAll(',', ', ')}`,
    );
  writeFileSync(BOXES_FILE, `{\n${lines.join(',\n')}\n}\n`);
}

interface Traced {
  picture: string;
  box: Box;
}

/** Runs the tracer, or with `isMeasured` only its camera. @throws if it has not written its files */
function trace(
  { shot, vehicle, isDim }: Scene,
  view: string,
  [width, height]: readonly [number, number],
  isMeasured: boolean,
): Traced {
  const picture = path.join(folder, 'picture.png');
  const boxFile = path.join(folder, 'picture.json');
  for (const file of [picture, boxFile]) rmSync(file, { force: true });
  const size = [width, height, isDim ? DIM_SAMPLES : SAMPLES].map(String);
  const hero = path.join('imagery', 'tracing', 'studio', 'hero.py');
  const { stderr } = spawnSync(
    python,
    [
      ...[hero, shot[0], path.join(models, vehicle), picture, ...size, view],
      ...(isMeasured ? ['box'] : []),
    ],
    { encoding: 'utf8' },
  );
  if (!existsSync(isMeasured ? boxFile : picture))
    throw new Error(`${shot.join(' ')} was not traced: ${stderr}`);
  return { picture, box: JSON.parse(readFileSync(boxFile, 'utf8')) as Box };
}

/** Traces the missing pictures of a scene; those that exist are only measured. */
async function traceScene(name: SceneName, missing: readonly string[]): Promise<void> {
  const scene: Scene = scenes[name];
  const size = scene.isHero ? HERO_SIZE_PX : OTHER_SIZE_PX;
  const phone = `${name}-phone`;
  const isCropped = !scene.isHero;
  const isWideMissing = missing.includes(name) || (isCropped && missing.includes(phone));
  const wide = trace(scene, scene.shot[1], size, !isWideMissing);
  saveBox(name, wide.box);
  if (missing.includes(name)) await save(sharp(wide.picture), name);
  if (scene.isHero) {
    const tall = trace(scene, 'tall', UPRIGHT_SIZE_PX, !missing.includes(phone));
    saveBox(phone, tall.box);
    if (missing.includes(phone)) await save(sharp(tall.picture), phone);
    return;
  }
  const crop = findPhoneCrop(scene, wide.box, size);
  const toCrop = (share: number) => roundShare((share * size[0] - crop.left) / crop.width);
  const [left, top, right, bottom] = wide.box;
  saveBox(phone, [toCrop(left), top, toCrop(right), bottom]);
  if (missing.includes(phone)) await save(sharp(wide.picture).extract(crop), phone);
}

const roundShare = (share: number): number => Number(share.toFixed(3));

/** The upright part of a wide picture that shows the whole vehicle. */
function findPhoneCrop(
  scene: Scene,
  [left, , right]: Box,
  [width, height]: readonly [number, number],
) {
  const [from, to] = [Math.max(left, 0), Math.min(right, 1)];
  const middle = scene.isStill ? STILL_MIDDLE : (from + to) / 2;
  const isWhole = left >= 0 && right <= 1;
  const vehicle = isWhole ? Math.round((to - from) * width) + 2 * CROP_MARGIN_PX : 0;
  const cropWidth = Math.max(MIN_CROP_PX, vehicle);
  const start = Math.round(width * middle - cropWidth / 2);
  return {
    left: Math.min(Math.max(start, 0), width - cropWidth),
    top: 0,
    width: cropWidth,
    height,
  };
}

async function main(): Promise<void> {
  mkdirSync(path.dirname(scenePath('')), { recursive: true });
  const usedMedia = new Set(await listUsedMedia());
  for (const name of sceneNames) {
    if (requestedScenes.length > 0 && !requestedScenes.includes(name)) continue;
    const missing = [name, `${name}-phone`].filter(
      (file) => usedMedia.has(`scenes/${file}.webp`) && !existsSync(scenePath(file)),
    );
    if (missing.length === 0 && boxes[name]) continue;
    await traceScene(name, missing);
    console.log(name);
  }
  rmSync(folder, { recursive: true });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
