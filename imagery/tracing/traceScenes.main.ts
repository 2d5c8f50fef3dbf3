/**
 * Traces the scenes that are missing from the media store:
 * `npx tsx imagery/tracing/traceScenes.main.ts <python> <models> [scene…]` (README.md).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { mediaFolder } from '../../cms/media/versionedPicture';
import type { Scene } from '../scenes/scene.types';
import { sceneNames, scenes, type SceneName } from '../scenes/scenes';
import { wantedMedia } from '../wanted';

/** Paths a pixel; dim rooms are noisier. */
const SAMPLES = 5;
const DIM_SAMPLES = 10;
/** Pixels of a scene that a front page begins with, upright for phones, and of any other. */
const HERO = [1440, 810] as const;
const UPRIGHT = [640, 800] as const;
const OTHER = [1280, 720] as const;
/** Where vehicles stand in wide pictures, from the left: the middle of what is cut for phones. */
const VEHICLE_AT = 0.7;

const [python = 'python', models = '', ...given] = process.argv.slice(2);
const folder = mkdtempSync(path.join(os.tmpdir(), 'scene-'));
const fileOf = (name: string) => path.join(mediaFolder, 'scenes', `${name}.webp`);
const keep = (picture: Sharp, name: string) => picture.webp({ quality: 84 }).toFile(fileOf(name));

/** Runs the tracer; returns the file that it wrote. Throws when it wrote none. */
function trace(
  { shot, vehicle, isDim }: Scene,
  view: string,
  [width, height]: readonly [number, number],
) {
  const picture = path.join(folder, 'picture.png');
  rmSync(picture, { force: true });
  const size = [width, height, isDim ? DIM_SAMPLES : SAMPLES].map(String);
  const hero = path.join('imagery', 'tracing', 'studio', 'hero.py');
  const { stderr } = spawnSync(
    python,
    [hero, shot[0], path.join(models, vehicle), picture, ...size, view],
    { encoding: 'utf8' },
  );
  if (!existsSync(picture)) throw new Error(`${shot.join(' ')} was not traced: ${stderr}`);
  return picture;
}

async function take(name: SceneName, missing: readonly string[]): Promise<void> {
  const scene: Scene = scenes[name];
  const size = scene.isHero ? HERO : OTHER;
  const wide = trace(scene, scene.shot[1], size);
  if (missing.includes(name)) await keep(sharp(wide), name);
  if (!missing.includes(`${name}-phone`)) return;
  if (scene.isHero) return void (await keep(sharp(trace(scene, 'tall', UPRIGHT)), `${name}-phone`));
  const width = Math.round(size[1] * (UPRIGHT[0] / UPRIGHT[1]));
  const left = Math.round(
    Math.min(size[0] - width, size[0] * (scene.vehicleAt ?? VEHICLE_AT) - width / 2),
  );
  await keep(sharp(wide).extract({ left, top: 0, width, height: size[1] }), `${name}-phone`);
}

async function main(): Promise<void> {
  mkdirSync(path.dirname(fileOf('')), { recursive: true });
  const wanted = new Set(await wantedMedia());
  for (const name of sceneNames) {
    if (given.length > 0 && !given.includes(name)) continue;
    const missing = [name, `${name}-phone`].filter(
      (file) => wanted.has(`scenes/${file}.webp`) && !existsSync(fileOf(file)),
    );
    if (missing.length > 0) await take(name, missing);
    if (missing.length > 0) console.log(name);
  }
  rmSync(folder, { recursive: true });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
