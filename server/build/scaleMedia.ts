import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findMedia } from '../embedded/media/findMedia';
import { createRenderCache } from '../embedded/media/renderCache';
import type { RenderProgress } from '../embedded/media/renderAll';
import { createDiskCache, type DiskCache } from '../images/diskCache';
import { encodeImage, imageWidths, type ImageEncoding } from '../images/encodeImage';
import { digestOf, keptImages, scaledName } from '../images/keptNames';

export interface ScaleOptions {
  dataDir: string;
  onProgress?: (progress: RenderProgress) => void;
}

/** What browsers of today ask for; the format before them is made when one comes. */
const encodings = ['webp', 'avif'] as const satisfies readonly ImageEncoding[];

const scalable = /\.(jpg|png|webp)$/;

/**
 * Makes the scaled copies of the media store's pictures ahead of their first request, where the image
 * endpoint keeps its own: the four widths, as AVIF and WebP. What is there already is skipped.
 * @param paths paths of the media store.
 * @returns how many copies were made.
 */
export async function scaleMedia(
  paths: Iterable<string>,
  { dataDir, onProgress }: ScaleOptions,
): Promise<number> {
  const pictures = [...paths].filter((name) => scalable.test(name));
  const originals = createRenderCache(path.resolve(dataDir));
  const kept = createDiskCache({
    folder: path.join(path.resolve(dataDir), keptImages.folder),
    maxBytes: keptImages.maxBytes,
    onError: (error) => console.error('A picture could not be kept:', error),
  });
  let made = 0;
  for (const [index, name] of pictures.entries()) {
    const { file } = await originals.get(findMedia(name));
    made += await scaleOne(await readFile(file), kept);
    onProgress?.({ done: index + 1, total: pictures.length, path: name });
  }
  return made;
}

async function scaleOne(original: Buffer, kept: DiskCache): Promise<number> {
  const digest = digestOf(original);
  let made = 0;
  for (const width of imageWidths) {
    for (const encoding of encodings) {
      const name = `${scaledName(digest, width)}.${encoding}`;
      if (await kept.read(name)) continue;
      const { bytes } = await encodeImage(original, width, encoding);
      await kept.write(name, bytes);
      made += 1;
    }
  }
  return made;
}
