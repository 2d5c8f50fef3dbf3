import { createHash } from 'node:crypto';
import { access, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { createBoundedTasks } from '../../images/boundedTasks';
import { createSingleFlight } from '../../images/singleFlight';
import { writeFileAtomically } from '../../images/writeFileAtomically';
import type { DrawnMedia, Media, PhotographedMedia, StoredMedia } from './media';
import { recipeOfAny, takeAny } from './anyOrder';
import type { Photographer } from './photographer';

/** Renders at once: each takes a second of one core, and the web server shares the machine. */
const CONCURRENT_RENDERS = 2;

/** A rendered picture on disk. `version` changes whenever the drawing changes. */
export interface RenderedMedia {
  file: string;
  version: string;
  /** False when the file was there already. */
  fresh: boolean;
}

export interface RenderCache {
  /** The picture's file, rendered first when it is not there yet. Rejects when drawing fails. */
  get: (media: Media) => Promise<RenderedMedia>;
}

/** Encodes a drawing: crisp edges and full colour resolution, as flat art shows every artefact. */
async function encode(drawing: string, format: Media['format']): Promise<Uint8Array | string> {
  if (format === 'svg') return drawing;
  const image = sharp(Buffer.from(drawing));
  if (format === 'png') return image.png({ compressionLevel: 9 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 90, alphaQuality: 100 }).toBuffer();
  return image
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4', progressive: true, optimiseCoding: true })
    .toBuffer();
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const versionOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A file of the product is served from where it is; its size and time tell when it changed. */
async function stored({ file }: StoredMedia): Promise<RenderedMedia> {
  const { size, mtimeMs } = await stat(file);
  return { file: resolve(file), version: versionOf(`${size}/${mtimeMs}`), fresh: false };
}

/** Removes earlier versions of a picture: same name, other version. */
async function removeEarlierVersions(file: string, name: string, format: string): Promise<void> {
  const folder = dirname(file);
  const version = new RegExp(`^${basename(name)}\\.[0-9a-f]{16}\\.${format}$`);
  const files = await readdir(folder);
  const earlier = files.filter((other) => version.test(other) && other !== basename(file));
  await Promise.all(earlier.map((other) => rm(join(folder, other), { force: true })));
}

/**
 * Keeps rendered pictures in `<dataDir>/media`, named after the content of their drawing, so that
 * a changed drawing is rendered anew without anyone having to clear the cache. Photographs are
 * taken by `photographer`, in this process when none is given.
 */
export function createRenderCache(
  dataDir: string,
  photographer: Photographer = { take: takeAny },
): RenderCache {
  const renders = createBoundedTasks(CONCURRENT_RENDERS);
  const flights = createSingleFlight<RenderedMedia>();

  async function render(media: DrawnMedia | PhotographedMedia): Promise<RenderedMedia> {
    const recipe = 'draw' in media ? media.draw() : recipeOfAny(media.photo);
    const version = versionOf(recipe);
    const file = join(dataDir, 'media', `${media.name}.${version}.${media.format}`);
    if (await exists(file)) return { file, version, fresh: false };
    await renders.run(async () =>
      writeFileAtomically(
        file,
        'draw' in media ? await encode(recipe, media.format) : await photographer.take(media.photo),
      ),
    );
    await removeEarlierVersions(file, media.name, media.format);
    return { file, version, fresh: true };
  }

  return {
    get: (media) =>
      'file' in media
        ? stored(media)
        : flights.run(`${media.name}.${media.format}`, () => render(media)),
  };
}
