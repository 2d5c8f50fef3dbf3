import { exampleCars } from '../../ui/exampleCars';
import { carsInLanguage } from '../../server/carsInLanguage';
import { mileageUnitText } from '../../../../domain/search/mileageUnit';
import { sites } from '../../../../sites/sites';

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
