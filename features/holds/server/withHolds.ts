import { sites } from '../../../sites/sites';
import type { Site } from '../../../sites/site.types';
import type { SearchClient } from '../../search/server/searchClient';
import type { HeldCars } from './HeldCars';

/** A search that knows which cars are held: those are reserved, and say until when. */
export const withHolds = (
  client: SearchClient,
  held: Pick<HeldCars, 'until' | 'isEmpty'>,
): SearchClient => ({
  async search(site, kind, request) {
    const answer = await client.search(site, kind, request);
    const stock = (sites as Readonly<Record<string, Site>>)[site]?.search?.cars;
    if (kind !== 'cars' || held.isEmpty || stock === undefined) return answer;
    // What was kept of the answer is others' too.
    return { ...answer, content: answer.content.map(reserved) };

    function reserved<Document extends object>(car: Document): Document {
      const { car_id } = car as { car_id?: string };
      const car_reserved_until = car_id === undefined ? undefined : held.until(stock ?? '', car_id);
      return car_reserved_until === undefined
        ? car
        : { ...car, car_is_reserved: true, car_reserved_until };
    }
  },
});
