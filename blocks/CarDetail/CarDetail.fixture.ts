import type { BlockExamples } from '../blockExamples';
import { exampleDetailedCar, exampleDealer } from '../../features/car/ui/detail/exampleDetailedCar';
import { exampleCars } from '../../features/car/ui/exampleCars';
import type { CarDetailData } from '../../features/car/ui/page/carDetailData';

const found = {
  state: 'found',
  car: exampleDetailedCar,
  dealer: exampleDealer,
  similar: exampleCars,
  site: 'automotive-se',
  language: 'sv',
  today: '2026-11-24',
  ownership: { market: 'SE', assumptions: {} },
} as const satisfies CarDetailData;

const ordered = { ...exampleDetailedCar, car_site_name: undefined, car_site_city: undefined };

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: { data: found },
  Sample: {
    EquipmentLayout: 'Rows',
    data: {
      state: 'found',
      site: 'automotive-se',
      language: 'sv',
      today: '2026-11-24',
      similar: [],
      car: {
        ...ordered,
        car_condition: 'To order',
        car_is_used: false,
        car_is_sample: true,
        car_is_reserved: false,
        car_history: undefined,
        car_images: [],
        car_sellers: [],
        car_description: 'Yours to order, in the colour and with the seats that you want.',
        disable_test_drive: true,
      },
      sellers: ['Automotive Lund', 'Automotive Uppsala'],
    },
  },
  Report: { data: { ...found, isReport: true } },
  Sheet: { data: { ...found, isSheet: true } },
  Gone: { data: { state: 'gone', keyphrase: 'volvo ex30', recommended: exampleCars } },
  ServiceFails: { data: { state: 'unknown' } },
} satisfies BlockExamples<'CarDetail'>;
