/**
 * Traces the scenes that are missing from the media store:
 * `npx tsx imagery/tracing/traceScenes.main.ts <python> <models> [scene…]` (README.md).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { MEDIA_FOLDER } from '../../cms/media/getVersionedAddress';
import type { Scene } from '../scenes/scene.types';
import { sceneNames, scenes, type SceneName } from '../scenes/scenes';
import { listUsedMedia } from '../listUsedMedia';

/** Paths per pixel; dim rooms need more, because they have more noise. */
const SAMPLES = 5;
const DIM_SAMPLES = 10;
/** Sizes in pixels: of a hero scene, of its upright version for phones, and of other scenes. */
const HERO_SIZE_PX = [1440, 810] as const;
const UPRIGHT_SIZE_PX = [640, 800] as const;
const OTHER_SIZE_PX = [1280, 720] as const;
/** Default position of vehicles in wide pictures as a share from the left, which is the centre of the phone crop. */
const DEFAULT_VEHICLE_SHARE = 0.7;

const [python = 'python', models = '', ...requestedScenes] = process.argv.slice(2);
const folder = mkdtempSync(path.join(os.tmpdir(), 'scene-'));
const scenePath = (name: string) => path.join(MEDIA_FOLDER, 'scenes', `${name}.webp`);
const save = (picture: Sharp, name: string) =>
  picture.webp({ quality: 84 }).toFile(scenePath(name));

/** Runs the tracer. @returns the path of its picture @throws if it has not written one */
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

async function traceScene(name: SceneName, missing: readonly string[]): Promise<void> {
  const scene: Scene = scenes[name];
  const size = scene.isHero ? HERO_SIZE_PX : OTHER_SIZE_PX;
  const widePicture = trace(scene, scene.shot[1], size);
  if (missing.includes(name)) await save(sharp(widePicture), name);
  if (!missing.includes(`${name}-phone`)) return;
  if (scene.isHero)
    return void (await save(sharp(trace(scene, 'tall', UPRIGHT_SIZE_PX)), `${name}-phone`));
  const width = Math.round(size[1] * (UPRIGHT_SIZE_PX[0] / UPRIGHT_SIZE_PX[1]));
  const left = Math.round(
    Math.min(size[0] - width, size[0] * (scene.vehicleAt ?? DEFAULT_VEHICLE_SHARE) - width / 2),
  );
  await save(sharp(widePicture).extract({ left, top: 0, width, height: size[1] }), `${name}-phone`);
}

async function main(): Promise<void> {
  mkdirSync(path.dirname(scenePath('')), { recursive: true });
  const usedMedia = new Set(await listUsedMedia());
  for (const name of sceneNames) {
    if (requestedScenes.length > 0 && !requestedScenes.includes(name)) continue;
    const missing = [name, `${name}-phone`].filter(
      (file) => usedMedia.has(`scenes/${file}.webp`) && !existsSync(scenePath(file)),
    );
    if (missing.length > 0) await traceScene(name, missing);
    if (missing.length > 0) console.log(name);
  }
  rmSync(folder, { recursive: true });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
