import type { CarOfTheWeekFields } from '../../schema/generated/fields';
import { exampleCars } from '../Car/exampleCars';
import type { WithData } from '../blockData';
import type { CarOfTheWeekData } from './CarOfTheWeek.data';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: { data: { cars: exampleCars.slice(0, 3) } },
  OneCar: { Title: { value: 'Car of the month' }, data: { cars: exampleCars.slice(1, 2) } },
} satisfies Record<string, WithData<CarOfTheWeekFields, CarOfTheWeekData>>;
