import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { listVehiclePictures } from '../services/media/vehiclePictures';
import { stockDocuments } from '../services/stock/stock';
import { stockIndexes } from '../services/stock/stockIndexes';
import { STOCK_DAY } from '../services/stock/stockSettings';

/** Files that reference pictures of the media store: content, sites, fixtures, examples and stories. */
const sources = [
  { folder: 'cms/content', file: /\.yml$/ },
  { folder: 'sites', file: /\.ts$/ },
  { folder: 'blocks', file: /\.fixture\.ts$/ },
  { folder: 'features', file: /\/(?:example\w+|kitPictures)\.ts$/ },
  { folder: 'stories', file: /\.(?:mdx|tsx?)$/ },
];

const MEDIA_PATTERN = /\/-\/media\/([\w/-]+\.\w+)/g;

/**
 * Paths of all pictures in the media store that the product uses, below `/-/media/`, sorted: those that
 * content, examples and stories reference, those that cars may have, and those of dealers and kits.
 */
export async function listUsedMedia(): Promise<string[]> {
  const usedPaths = new Set<string>();
  const collect = (text: string) => {
    for (const [, media] of text.matchAll(MEDIA_PATTERN)) if (media) usedPaths.add(media);
  };
  collect(listVehiclePictures().join(' '));
  for (const { name, kind } of stockIndexes) {
    if (kind === 'cars') continue;
    const documents = stockDocuments(name, { cars: 2000, day: STOCK_DAY });
    for (const document of documents) collect(JSON.stringify(document));
  }
  for (const { folder, file } of sources) {
    for (const entry of await readdir(folder, { recursive: true })) {
      const name = path.join(folder, entry);
      if (file.test(name)) collect(await readFile(name, 'utf8'));
    }
  }
  return [...usedPaths].sort();
}
