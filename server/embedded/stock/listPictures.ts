import { setImmediate as nextTurn } from 'node:timers/promises';
import { makeCars } from './stock';
import type { StockOptions } from './stock.types';
import { stockIndexes } from './stockIndexes';

/** Further cars of a stock show hardly another picture. */
const MOST_CARS = 2000;

/**
 * Paths of the pictures that lists show the stock with, each once, without `/-/media/`. Those of a
 * model follow one another, since making a model takes longer than a picture of it. Others have their
 * turn between one site and the next.
 */
export async function listPictures({ cars, day }: StockOptions): Promise<string[]> {
  const found = new Set<string>();
  for (const { kind, site } of stockIndexes) {
    if (kind !== 'cars') continue;
    await nextTurn();
    for (const { car_primary_image } of makeCars(site, { cars: Math.min(cars, MOST_CARS), day })) {
      if (car_primary_image) found.add(car_primary_image.thumbnail_url.replace('/-/media/', ''));
    }
  }
  return [...found].sort((a, b) => (modelFirst(a) < modelFirst(b) ? -1 : 1));
}

/** `cars/suv-blue-front-w1` with its paint behind: everything else is the model and its view. */
function modelFirst(path: string): string {
  const [body, paint, ...rest] = path.split('-');
  return [body, ...rest, paint].join('-');
}
