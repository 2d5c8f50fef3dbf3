import { exampleCars } from '../../ui/exampleCars';
import { mileageUnitText } from '../../../../domain/search/mileageUnit';
import { sites } from '../../../../sites/sites';
import type { CarRecord } from '../../../../domain/documents/carRecord';
import { carsInLanguage, internCars } from '../../server/internCars';

const [car] = exampleCars;

test.each([
  ['automotive-se', 'en', '18,400 km'],
  ['automotive-se', 'sv', '1 840 mil'],
  ['automotive-uk', 'en', '1 840 mil'],
] as const)('cars of %s are shown in %s: %s', async (site, language, mileage) => {
  const search = carsInLanguage(async () => ({ facets: [], cars: [car], total: 1 }), {
    site: sites[site],
    language,
  });
  const { cars } = await search({});
  expect(cars[0]?.car_mileage_text?.replaceAll('\u00a0', ' ')).toBe(mileage);
});

test('a cached response is translated once, so that the same objects are returned', async () => {
  const earlierCars = Object.freeze([car]);
  const search = carsInLanguage(async () => ({ facets: [], cars: earlierCars, total: 1 }), {
    site: sites['automotive-se'],
    language: 'en',
  });
  expect((await search({})).cars).toBe((await search({})).cars);
});

test('the unit of a field explains in English how long a mil is', () => {
  expect(mileageUnitText('mil', 'en')).toBe('mil (10 km)');
  expect([mileageUnitText('mil', 'sv'), mileageUnitText('km', 'en')]).toEqual(['mil', 'km']);
});

const createCar = (fields: Partial<CarRecord> = {}) => ({
  car_id: '1',
  slug: 'volvo-v60',
  car_brand: 'Volvo',
  car_model: 'V60',
  ...fields,
});

test('an identical car in another response is the same object', () => {
  const [first] = internCars([createCar()]);
  const [second] = internCars([createCar()]);
  expect(second).toBe(first);
});

test('a car that is reserved or has another price is a new object', () => {
  const [first] = internCars([createCar({ car_price: 200_000 })]);
  expect(internCars([createCar({ car_price: 190_000 })])[0]).toEqual(
    createCar({ car_price: 190_000 }),
  );
  expect(internCars([createCar({ car_price: 200_000, car_is_reserved: true })])[0]).not.toBe(first);
});

test('cars keep their order, and their distance from a place', () => {
  const near = [createCar({ car_id: '2', distance_km: 3 }), createCar({ distance_km: 8 })];
  expect(internCars(near)).toEqual(near);
});

test('a frozen list is compared once, and a mutable one every time', () => {
  const earlierCars = Object.freeze([createCar()]);
  expect(internCars(earlierCars)).toBe(internCars(earlierCars));
  const open = [createCar()];
  internCars(open);
  open[0] = createCar({ car_price: 180_000 });
  expect(internCars(open)[0]).toEqual(createCar({ car_price: 180_000 }));
});
