import type { HeldCar, HoldOffer, ShownHold } from '../../domain/holds/carHold';
import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Reserve a car' },
    CarsLink: { value: { href: '/cars', text: 'See all cars', linktype: 'internal' } },
  },
} satisfies BlockExamples<'CarHold'>;

const car: HeldCar = {
  car_id: '4711',
  slug: 'volvo-v60',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_version: 'B4 Momentum',
  car_year: 2023,
  car_mileage_text: '3 200 mil',
  car_has_campaign_price: false,
  car_price_text: '349 900 kr',
  car_site_id: '1001',
  car_site_name: 'Automotive Stockholm',
  car_regno: 'ABC123',
  disable_test_drive: false,
};

/** A car that can be held. */
export const holdOffer: HoldOffer = {
  state: 'offer',
  car,
  enquiryForm: 'automotive-se-car-contact',
  key: '3f2b8c1e-7a4d-4e5f-9b6a-0c1d2e3f4a5b',
};

/** A hold, for its holder. */
export const shownHold: ShownHold = {
  state: 'held',
  car,
  token: 'a-token',
  until: '2026-11-26T09:41:00.000Z',
};
