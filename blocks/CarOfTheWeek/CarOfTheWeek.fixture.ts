import type { BlockExamples } from '../blockExamples';
import { exampleCars } from '../../features/car/ui/exampleCars';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: { data: { cars: exampleCars.slice(0, 3) } },
  OneCar: { Title: { value: 'Car of the month' }, data: { cars: exampleCars.slice(1, 2) } },
} satisfies BlockExamples<'CarOfTheWeek'>;
