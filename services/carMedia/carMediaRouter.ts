import { Router } from 'express';
import type { Car } from '../../domain/documents/car';
import { sites } from '../../sites/sites';
import type { Site } from '../../sites/site.types';
import type { SearchService } from '../search/searchService';
import { carMediaOf } from './carMediaOf';

/** Letters at the end of a British plate, after its gap. */
const PLATE_END = 3;

/**
 * The service that has films and turns of cars (spec 2 §7): `GET /{registration}` answers those of a car
 * in the stock of a site that asks it, 404 for others.
 */
export function carMediaRouter(search: Pick<SearchService, 'search'>): Router {
  const router = Router();
  router.get('/:registration', async ({ params }, response) => {
    const car = await findCar(search, params.registration.toUpperCase().replace(/\s/g, ''));
    if (!car) return void response.status(404).json({ errors: ['There is no such car.'] });
    response.json(carMediaOf(car));
  });
  return router;
}

const indexes = Object.values(sites).flatMap(({ carMedia, search }: Site) =>
  carMedia && search ? [search.cars] : [],
);

type PicturedCar = Required<Pick<Car, 'car_regno' | 'car_images'>>;

async function findCar(
  search: Pick<SearchService, 'search'>,
  registration: string,
): Promise<PicturedCar | undefined> {
  const plate = `${registration.slice(0, -PLATE_END)} ${registration.slice(-PLATE_END)}`;
  for (const index of indexes) {
    const bytes = await search.search({
      index,
      fields: ['car_regno', 'car_images'],
      keyphrase: '',
      facets: [],
      filters: { car_regno: [plate] },
      limit: 1,
      offset: 0,
    });
    const { content } = JSON.parse(Buffer.from(bytes).toString()) as { content: PicturedCar[] };
    if (content[0]) return content[0];
  }
  return undefined;
}
