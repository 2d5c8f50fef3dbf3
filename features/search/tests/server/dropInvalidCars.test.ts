import { dropInvalidCars } from '../../server/dropInvalidCars';

const car = { car_id: '7', slug: 'kia-ev6', car_brand: 'Kia', car_model: 'EV6', car_price: 100 };
const picture = { original: '/-/media/a.jpg', blur_data_url: '' };

test('a list of valid cars is returned as the same array, even with unknown fields', () => {
  const cars = [{ ...car, distance_km: 3, car_images: [picture] }];
  expect(dropInvalidCars(cars)).toBe(cars);
});

test.each([
  { car_id: null },
  { car_brand: 7 },
  { car_price: '100' },
  { car_campaign_price: {} },
  { car_has_campaign_price: 'yes' },
])('[SRCH-16] a car with an invalid name or price is dropped: %j', (broken) => {
  expect(dropInvalidCars([{ ...car, ...broken }, car])).toEqual([car]);
});

test.each([
  [{ car_images: {} }, {}],
  [{ car_images: 'a.jpg' }, {}],
  [{ car_images: [null, picture, {}] }, { car_images: [picture] }],
  [{ car_sellers: {} }, {}],
  [{ car_equipment: ['Tow bar', 7] }, { car_equipment: ['Tow bar'] }],
  [{ car_site_geocoord: 59 }, {}],
  [{ car_odometer: 18400, car_odometer_unit: 'furlong' }, { car_odometer: 18400 }],
  [{ car_odometer: 18400, car_odometer_unit: null }, { car_odometer: 18400 }],
  [{ car_ncapstars: {} }, {}],
  [{ linked_vehicles: [{}] }, { linked_vehicles: [] }],
  [{ car_price_history: [{ date: '2026-01-01' }] }, { car_price_history: [] }],
  [{ car_price_position: { below: 0 } }, {}],
  [{ car_pcp_option: { title: 'PCP' } }, {}],
  [{ car_campaign_price: null }, {}],
])('[SRCH-16] other invalid fields are dropped: %j', (broken, expected) => {
  expect(dropInvalidCars([{ ...car, ...broken }])).toEqual([{ ...car, ...expected }]);
});
