import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { keptMasters } from '../../../imagery/masters';
import { wantedMedia } from '../../../imagery/wanted';
import { carMediaOf } from '../../../services/carMedia/carMediaOf';
import { mediaFolder } from '../../../cms/media/versionedPicture';
import { makeCars } from '../../../services/stock/stock';
import { stockIndexes } from '../../../services/stock/stockIndexes';
import { STOCK_DAY } from '../../../services/stock/stockSettings';

const MOST_BYTES = 50 * 1024 * 1024;

/** How the files of a format begin. */
const beginnings: Record<string, RegExp> = {
  '.webp': /^RIFF....WEBP/s,
  '.svg': /^<svg /,
  '.webm': /^\x1a\x45\xdf\xa3/,
  '.pdf': /^%PDF/,
};

let masters: string[];
beforeAll(async () => {
  masters = (await keptMasters()).sort();
});

test('what content, examples, stories and the stock show is there, and nothing else', async () => {
  expect(masters).toEqual(await wantedMedia());
});

test('every picture, turn and look around of the stock is there', () => {
  const there = new Set(masters.map((file) => `/-/media/${file}`));
  const shown = new Set<string>();
  for (const { kind, site } of stockIndexes) {
    if (kind !== 'cars') continue;
    for (const { car_regno, car_images, car_primary_image } of makeCars(site, {
      cars: 2000,
      day: STOCK_DAY,
    })) {
      for (const { original } of car_images) shown.add(original);
      if (car_primary_image) shown.add(car_primary_image.thumbnail_url);
      const media = car_regno ? carMediaOf({ car_regno, car_images }) : undefined;
      for (const address of media?.images360 ?? []) shown.add(address);
      for (const address of media?.internal360 ?? []) shown.add(address);
      if (media?.videoUrl) shown.add(media.videoUrl);
    }
  }
  expect(shown.size).toBeGreaterThan(500);
  expect([...shown].filter((address) => !there.has(address))).toEqual([]);
});

test('files are what their names say, and small enough to be cloned', () => {
  let bytes = 0;
  for (const file of masters) {
    const name = path.join(mediaFolder, file);
    bytes += statSync(name).size;
    expect(readFileSync(name).toString('latin1', 0, 12)).toMatch(beginnings[path.extname(file)]!);
  }
  expect(bytes).toBeLessThan(MOST_BYTES);
});
