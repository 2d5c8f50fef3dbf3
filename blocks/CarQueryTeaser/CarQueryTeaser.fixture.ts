import type { BlockExamples } from '../blockExamples';
import { exampleCars } from '../../features/car/ui/exampleCars';

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
} satisfies BlockExamples<'CarQueryTeaser'>;
