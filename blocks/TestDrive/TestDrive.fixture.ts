import type { TestDriveOffer } from '../../domain/booking/testDrive';
import { freeWeek } from '../BookedVisit/BookedVisit.fixture';
import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Book a test drive' },
    CarsLink: { value: { href: '/cars', text: 'See all cars', linktype: 'internal' } },
  },
} satisfies BlockExamples<'TestDrive'>;

/** A car whose seller has times. */
export const testDriveOffer: TestDriveOffer = {
  key: '3f2b8c1e-7a4d-4e5f-9b6a-0c1d2e3f4a5b',
  car: {
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
  },
  week: freeWeek,
};
