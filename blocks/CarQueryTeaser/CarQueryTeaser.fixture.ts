import type { CarQueryTeaserFields } from '../../schema/generated/fields';
import { exampleCars } from '../Car/exampleCars';
import type { WithData } from '../blockData';
import type { CarTeaserData } from '../CarTeaser/CarTeaser.data';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Latest arrivals' },
    ButtonLink: { value: { href: '/cars', text: 'See all cars' } },
    PredefinedQuery: { value: 'latestArrivals' },
    NumberOfCars: 12,
    BackgroundColor: 'Surface',
    data: { cars: [...exampleCars].reverse() },
  },
} satisfies Record<string, WithData<CarQueryTeaserFields, CarTeaserData>>;
