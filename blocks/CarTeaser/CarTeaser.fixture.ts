import type { BlockExamples } from '../blockExamples';
import { exampleCars } from '../../features/car/ui/exampleCars';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Picked for you' },
    ButtonLink: { value: { href: '/cars', text: 'See all cars' } },
    Ids: { value: '100001, 100002, 100003, 100004' },
    data: { cars: exampleCars },
  },
  OnSurface: {
    Title: { value: 'One of a kind' },
    Ids: { value: '100002' },
    BackgroundColor: 'Surface',
    data: { cars: exampleCars.slice(1, 2) },
  },
} satisfies BlockExamples<'CarTeaser'>;
