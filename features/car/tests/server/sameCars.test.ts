import type { CarRecord } from '../../../../domain/documents/carRecord';
import { sameCars } from '../../server/sameCars';

const car = (fields: Partial<CarRecord> = {}) => ({
  car_id: '1',
  slug: 'volvo-v60',
  car_brand: 'Volvo',
  car_model: 'V60',
  ...fields,
});

test('a car that says the same in another answer is the same object', () => {
  const [first] = sameCars([car()]);
  const [second] = sameCars([car()]);
  expect(second).toBe(first);
});

test('a car that is held or costs something else meanwhile is another one', () => {
  const [first] = sameCars([car({ car_price: 200_000 })]);
  expect(sameCars([car({ car_price: 190_000 })])[0]).toEqual(car({ car_price: 190_000 }));
  expect(sameCars([car({ car_price: 200_000, car_is_reserved: true })])[0]).not.toBe(first);
});

test('cars keep their order, and those told of a place their distance', () => {
  const near = [car({ car_id: '2', distance_km: 3 }), car({ distance_km: 8 })];
  expect(sameCars(near)).toEqual(near);
});

test('a list that nobody can change is compared once, one that may change every time', () => {
  const kept = Object.freeze([car()]);
  expect(sameCars(kept)).toBe(sameCars(kept));
  const open = [car()];
  sameCars(open);
  open[0] = car({ car_price: 180_000 });
  expect(sameCars(open)[0]).toEqual(car({ car_price: 180_000 }));
});
