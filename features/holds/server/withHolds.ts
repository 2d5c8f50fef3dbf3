import { sites } from '../../../sites/sites';
import type { SearchClient } from '../../search/server/searchClient';
import { isKeyOf } from '../../../domain/typedKeys';
import type { HeldCars } from './HeldCars';

/** Wraps a search so that held cars are reserved, with the end of their hold. */
export const withHolds = (
  client: SearchClient,
  held: Pick<HeldCars, 'until' | 'isEmpty'>,
): SearchClient => ({
  async search(site, kind, request) {
    const answer = await client.search(site, kind, request);
    const stock = isKeyOf(sites, site) ? sites[site].search?.cars : undefined;
    if (kind !== 'cars' || held.isEmpty || stock === undefined) return answer;
    // Copies, because callers share cached answers.
    return { ...answer, content: answer.content.map(markReserved) };

    function markReserved<Document extends object>(car: Document): Document {
      const car_id = 'car_id' in car && typeof car.car_id === 'string' ? car.car_id : undefined;
      const car_reserved_until = car_id === undefined ? undefined : held.until(stock ?? '', car_id);
      return car_reserved_until === undefined
        ? car
        : { ...car, car_is_reserved: true, car_reserved_until };
    }
  },
});
