import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listStoredPictures } from '../../../imagery/pictureTasks';
import { listUsedMedia } from '../../../imagery/listUsedMedia';
import { findCarMedia } from '../../../services/carMedia/findCarMedia';
import { MEDIA_FOLDER } from '../../../cms/media/getVersionedAddress';
import { makeCars } from '../../../services/stock/stock';
import { stockIndexes } from '../../../services/stock/stockIndexes';
import { STOCK_DAY } from '../../../services/stock/stockSettings';

const MAX_BYTES = 50 * 1024 * 1024;

/** Signatures of the file formats. */
const signatures: Record<string, RegExp> = {
  '.webp': /^RIFF....WEBP/s,
  '.svg': /^<svg /,
  '.webm': /^\x1a\x45\xdf\xa3/,
  '.pdf': /^%PDF/,
};

let masters: string[];
beforeAll(async () => {
  masters = (await listStoredPictures()).sort();
});

test('the shipped pictures are exactly those of content, examples, Storybook stories and stock', async () => {
  expect(masters).toEqual(await listUsedMedia());
});

test('every picture, turntable and panorama of the stock exists', () => {
  const there = new Set(masters.map((file) => `/-/media/${file}`));
  const displayed = new Set<string>();
  for (const { kind, site } of stockIndexes) {
    if (kind !== 'cars') continue;
    for (const { car_regno, car_images, car_primary_image } of makeCars(site, {
      cars: 2000,
      day: STOCK_DAY,
    })) {
      for (const { original } of car_images) displayed.add(original);
      if (car_primary_image) displayed.add(car_primary_image.thumbnail_url);
      const media = car_regno ? findCarMedia({ car_regno, car_images }) : undefined;
      for (const address of media?.images360 ?? []) displayed.add(address);
      for (const address of media?.internal360 ?? []) displayed.add(address);
      if (media?.videoUrl) displayed.add(media.videoUrl);
    }
  }
  expect(displayed.size).toBeGreaterThan(500);
  expect([...displayed].filter((address) => !there.has(address))).toEqual([]);
});

test('files match their extensions and are small enough to be cloned', () => {
  let bytes = 0;
  for (const file of masters) {
    const name = path.join(MEDIA_FOLDER, file);
    bytes += statSync(name).size;
    expect(readFileSync(name).toString('latin1', 0, 12)).toMatch(signatures[path.extname(file)]!);
  }
  expect(bytes).toBeLessThan(MAX_BYTES);
});
