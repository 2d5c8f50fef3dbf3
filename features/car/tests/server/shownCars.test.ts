import { exampleCars } from '../../ui/exampleCars';
import { mileageUnitText } from '../../../../domain/search/mileageUnit';
import { sites } from '../../../../sites/sites';
import type { CarRecord } from '../../../../domain/documents/carRecord';
import { carsInLanguage, sameCars } from '../../server/shownCars';

const [car] = exampleCars;

test.each([
  ['automotive-se', 'en', '18,400 km'],
  ['automotive-se', 'sv', '1 840 mil'],
  ['automotive-uk', 'en', '1 840 mil'],
] as const)('cars of %s are told in %s: %s', async (site, language, mileage) => {
  const search = carsInLanguage(async () => ({ facets: [], cars: [car], total: 1 }), {
    site: sites[site],
    language,
  });
  const { cars } = await search({});
  expect(cars[0]?.car_mileage_text?.replaceAll('\u00a0', ' ')).toBe(mileage);
});

test('an answer that is kept is written once, so that what was made of its cars holds', async () => {
  const kept = Object.freeze([car]);
  const search = carsInLanguage(async () => ({ facets: [], cars: kept, total: 1 }), {
    site: sites['automotive-se'],
    language: 'en',
  });
  expect((await search({})).cars).toBe((await search({})).cars);
});

test('the unit beside a field says in English how long a mil is', () => {
  expect(mileageUnitText('mil', 'en')).toBe('mil (10 km)');
  expect([mileageUnitText('mil', 'sv'), mileageUnitText('km', 'en')]).toEqual(['mil', 'km']);
});

const carWith = (fields: Partial<CarRecord> = {}) => ({
  car_id: '1',
  slug: 'volvo-v60',
  car_brand: 'Volvo',
  car_model: 'V60',
  ...fields,
});

test('a car that says the same in another answer is the same object', () => {
  const [first] = sameCars([carWith()]);
  const [second] = sameCars([carWith()]);
  expect(second).toBe(first);
});

test('a car that is held or costs something else meanwhile is another one', () => {
  const [first] = sameCars([carWith({ car_price: 200_000 })]);
  expect(sameCars([carWith({ car_price: 190_000 })])[0]).toEqual(carWith({ car_price: 190_000 }));
  expect(sameCars([carWith({ car_price: 200_000, car_is_reserved: true })])[0]).not.toBe(first);
});

test('cars keep their order, and those told of a place their distance', () => {
  const near = [carWith({ car_id: '2', distance_km: 3 }), carWith({ distance_km: 8 })];
  expect(sameCars(near)).toEqual(near);
});

test('a list that nobody can change is compared once, one that may change every time', () => {
  const kept = Object.freeze([carWith()]);
  expect(sameCars(kept)).toBe(sameCars(kept));
  const open = [carWith()];
  sameCars(open);
  open[0] = carWith({ car_price: 180_000 });
  expect(sameCars(open)[0]).toEqual(carWith({ car_price: 180_000 }));
});
