import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { recipeOfCabin } from './cabin/cabinOrder';
import { takeCabinPhotograph } from './cabin/takeCabinPhotograph';
import { findMedia } from './findMedia';
import { mediaFolder } from '../cms/media/versionedPicture';
import type { Manifest } from './manifest';
import type { Media } from './media';
import { recipeOfTraced, takeTraced } from './tracing/takeTraced';

/** Paint and studio walls are even: below this they show steps. */
const PHOTO = { quality: 76 } as const;
/** Flat art shows artefacts sooner. */
const DRAWING = { quality: 82, alphaQuality: 90 } as const;

/** A picture that is to be made. */
export interface Task {
  /** Path below `/-/media/`. */
  path: string;
  media: Media;
  /** Digest of everything that decides how it looks. */
  recipe: string;
}

const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

function taskOf(file: string): Task {
  const [, stem = '', extension = ''] = /^(.*)\.(\w+)$/.exec(file) ?? [];
  const media = findMedia(file);
  if (media.name !== stem) throw new Error(`${file} is called ${media.name}.${extension}`);
  return { path: file, media, recipe: digestOf(recipeOf(media)) };
}

/** What decides how a picture looks: the same text, the same bytes. */
function recipeOf(media: Media): string {
  if ('draw' in media) return media.draw() + JSON.stringify(media.format === 'svg' ? '' : DRAWING);
  const recipe = 'traced' in media ? recipeOfTraced(media.traced) : recipeOfCabin(media.photo);
  return recipe + JSON.stringify(PHOTO);
}

/**
 * What is missing, or was made by another recipe: photographs of one look in all its paints follow one
 * another, since the look is what takes time. Throws `UnknownMediaError` for a path that names nothing.
 */
export function tasksOf(paths: readonly string[], manifest: Manifest): Task[] {
  return paths
    .map(taskOf)
    .filter(
      ({ path: file, recipe }) =>
        manifest[file] !== recipe || !existsSync(path.join(mediaFolder, file)),
    )
    .sort((a, b) => (lookOf(a) < lookOf(b) ? -1 : 1));
}

function lookOf({ path: file, media }: Task): string {
  return 'traced' in media ? `${media.traced.look} ${media.traced.view}` : file;
}

/** Films, documents and traced scenes were given; everything else is made. */
export const isMadeHere = (file: string): boolean => !/^(?:films|documents|scenes)\//.test(file);

/** Paths of all masters, below `/-/media/`. */
export async function keptMasters(): Promise<string[]> {
  const entries = await readdir(mediaFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(mediaFolder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}

/** Removes the masters of pictures that are not wanted; returns their paths. */
export async function removeOthers(wanted: readonly string[]): Promise<string[]> {
  const others = (await keptMasters()).filter((file) => isMadeHere(file) && !wanted.includes(file));
  for (const file of others) await rm(path.join(mediaFolder, file));
  return others;
}

/** Makes a picture and keeps it among the masters. */
export async function make({ path: file, media }: Task): Promise<void> {
  const target = path.join(mediaFolder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, await encoded(media));
}

async function encoded(media: Media): Promise<Buffer | string> {
  if ('traced' in media) return (await takeTraced(media.traced)).webp(PHOTO).toBuffer();
  if ('photo' in media) {
    const { width, height } = media.photo.size;
    const pixels = await takeCabinPhotograph(media.photo);
    return sharp(pixels, { raw: { width, height, channels: 3 } })
      .webp(PHOTO)
      .toBuffer();
  }
  const drawing = media.draw();
  if (media.format === 'svg') return drawing;
  return sharp(Buffer.from(drawing)).webp(DRAWING).toBuffer();
}
