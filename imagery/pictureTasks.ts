import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { cabinRecipe } from './cabin/cabinOrder';
import { renderCabin } from './cabin/renderCabin';
import { findMedia } from './findMedia';
import { MEDIA_FOLDER } from '../cms/media/getVersionedAddress';
import type { Manifest } from './manifest';
import type { Media } from './media';
import { tracedRecipe, paintTraced } from './tracing/paintTraced';

/** Lower qualities show steps on the even surfaces of paint and studio walls. */
const PHOTO = { quality: 76 } as const;
/** Flat drawings show artefacts at higher qualities than photographs. */
const DRAWING = { quality: 82, alphaQuality: 90 } as const;

/** A picture to generate. */
export interface Task {
  /** Path below `/-/media/`. */
  path: string;
  media: Media;
  /** Digest of all parameters of the picture. */
  recipe: string;
}

const shortDigest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

function createTask(file: string): Task {
  const [, stem = '', extension = ''] = /^(.*)\.(\w+)$/.exec(file) ?? [];
  const media = findMedia(file);
  if (media.name !== stem)
    throw new Error(`Unexpected file name ${file}: expected ${media.name}.${extension}`);
  return { path: file, media, recipe: shortDigest(createRecipe(media)) };
}

/** All parameters of a picture as text: equal texts mean equal bytes. */
function createRecipe(media: Media): string {
  if ('draw' in media) return media.draw() + JSON.stringify(media.format === 'svg' ? '' : DRAWING);
  const recipe = 'traced' in media ? tracedRecipe(media.traced) : cabinRecipe(media.photo);
  return recipe + JSON.stringify(PHOTO);
}

/**
 * Pictures that are missing or were generated with another recipe. Pictures of one body style in all paints
 * are consecutive, because loading another body style takes the most time. @throws UnknownMediaError for the path of
 * an unknown picture
 */
export function listTasks(paths: readonly string[], manifest: Manifest): Task[] {
  return paths
    .map(createTask)
    .filter(
      ({ path: file, recipe }) =>
        manifest[file] !== recipe || !existsSync(path.join(MEDIA_FOLDER, file)),
    )
    .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

function sortKey({ path: file, media }: Task): string {
  return 'traced' in media ? `${media.traced.bodyStyle} ${media.traced.view}` : file;
}

/** Whether a picture is generated here; films, documents and traced scenes are not. */
export const isGeneratedHere = (file: string): boolean =>
  !/^(?:films|documents|scenes)\//.test(file);

/** Paths of all stored pictures, below `/-/media/`. */
export async function listStoredPictures(): Promise<string[]> {
  const entries = await readdir(MEDIA_FOLDER, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(MEDIA_FOLDER, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}

/** Removes the pictures that are not used. @returns their paths */
export async function removeUnusedPictures(neededFiles: readonly string[]): Promise<string[]> {
  const unusedFiles = (await listStoredPictures()).filter(
    (file) => isGeneratedHere(file) && !neededFiles.includes(file),
  );
  for (const file of unusedFiles) await rm(path.join(MEDIA_FOLDER, file));
  return unusedFiles;
}

/** Generates a picture and stores it. */
export async function generatePicture({ path: file, media }: Task): Promise<void> {
  const target = path.join(MEDIA_FOLDER, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, await encodePicture(media));
}

async function encodePicture(media: Media): Promise<Buffer | string> {
  if ('traced' in media) return (await paintTraced(media.traced)).webp(PHOTO).toBuffer();
  if ('photo' in media) {
    const { width, height } = media.photo.size;
    const pixels = await renderCabin(media.photo);
    return sharp(pixels, { raw: { width, height, channels: 3 } })
      .webp(PHOTO)
      .toBuffer();
  }
  const drawing = media.draw();
  if (media.format === 'svg') return drawing;
  return sharp(Buffer.from(drawing)).webp(DRAWING).toBuffer();
}
