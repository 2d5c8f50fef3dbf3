import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { everyVehiclePicture } from '../services/media/vehiclePictures';
import { stockDocuments } from '../services/stock/stock';
import { stockIndexes } from '../services/stock/stockIndexes';
import { STOCK_DAY } from '../services/stock/stockSettings';

/** What names pictures of the media store: content, sites, the blocks' examples and stand-ins, stories. */
const sources = [
  { folder: 'cms/content', file: /\.yml$/ },
  { folder: 'sites', file: /\.ts$/ },
  { folder: 'blocks', file: /\.fixture\.ts$/ },
  { folder: 'features', file: /\/(?:example\w+|kitPictures)\.ts$/ },
  { folder: 'stories', file: /\.(?:mdx|tsx?)$/ },
];

const ADDRESS = /\/-\/media\/([\w/-]+\.\w+)/g;

/**
 * Paths of everything that the product shows from its media store, below `/-/media/` and each once: what
 * content, examples and stories name, what the stock may show, and what stands with its dealers and kits.
 */
export async function wantedMedia(): Promise<string[]> {
  const found = new Set<string>();
  const collect = (text: string) => {
    for (const [, media] of text.matchAll(ADDRESS)) if (media) found.add(media);
  };
  collect(everyVehiclePicture().join(' '));
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
  return [...found].sort();
}
