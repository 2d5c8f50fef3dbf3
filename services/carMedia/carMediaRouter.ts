import { Router } from 'express';
import type { Car } from '../../domain/documents/car';
import { sites } from '../../sites/sites';
import type { Site } from '../../sites/site.types';
import type { SearchService } from '../search/searchService';
import { parseOwnJson } from '../../domain/ownJson';
import { findCarMedia } from './findCarMedia';

/** Number of characters after the space in a British plate. */
const PLATE_SUFFIX_LENGTH = 3;

/**
 * The service for car videos and 360-degree views. `GET /{registration}` answers with the media of a car in
 * the stock of a site that uses the service, otherwise 404.
 */
export function carMediaRouter(search: Pick<SearchService, 'search'>): Router {
  const router = Router();
  router.get('/:registration', async ({ params }, response) => {
    const car = await findCar(search, params.registration.toUpperCase().replace(/\s/g, ''));
    if (!car) return void response.status(404).json({ errors: ['There is no such car.'] });
    response.json(findCarMedia(car));
  });
  return router;
}

const carIndexes = Object.values(sites).flatMap(({ carMedia, search }: Site) =>
  carMedia && search ? [search.cars] : [],
);

type PicturedCar = Required<Pick<Car, 'car_regno' | 'car_images'>>;

async function findCar(
  search: Pick<SearchService, 'search'>,
  registration: string,
): Promise<PicturedCar | undefined> {
  const plate = `${registration.slice(0, -PLATE_SUFFIX_LENGTH)} ${registration.slice(-PLATE_SUFFIX_LENGTH)}`;
  for (const index of carIndexes) {
    const bytes = await search.search({
      index,
      fields: ['car_regno', 'car_images'],
      keyphrase: '',
      facets: [],
      filters: { car_regno: [plate] },
      limit: 1,
      offset: 0,
    });
    const { content } = parseOwnJson<{ content: PicturedCar[] }>(Buffer.from(bytes).toString());
    if (content[0]) return content[0];
  }
  return undefined;
}
