import type { CarTeaserFields } from '../../schema/generated/fields';
import { exampleCars } from '../Car/exampleCars';
import type { WithData } from '../blockData';
import type { CarTeaserData } from './CarTeaser.data';

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
} satisfies Record<string, WithData<CarTeaserFields, CarTeaserData>>;
