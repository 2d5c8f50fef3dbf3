/** @jest-environment node */
import type { CarFacet } from '../../../../blocks/Car/carSearch';
import { noChoice, readListState } from '../../../../blocks/CarList/listState';
import { moveWords } from '../../../../blocks/CarList/moveWords';

const value = (text: string, count = 1, children: object[] = []) => ({ text, count, children });

const facets = [
  {
    name: 'car_brand>car_model>car_version',
    type: 'value',
    values: [
      value('Volvo', 9, [value('XC60', 5, [value('T6 AWD')]), value('EX30', 4)]),
      value('Land Rover', 3, [value('Defender', 3)]),
      value('Mercedes-Benz', 7),
    ],
  },
  { name: 'car_fuel', type: 'value', values: [value('El', 4), value('Laddhybrid', 2)] },
  {
    name: 'car_site_region>car_site_city',
    type: 'value',
    values: [value('Skåne', 4, [value('Malmö', 3)])],
  },
  { name: 'car_year', type: 'value', values: [value('2024', 4)] },
] as unknown as CarFacet[];

const brand = 'car_brand>car_model>car_version';

function move(state = noChoice, words: { segments?: string[]; searched?: string } = {}) {
  const ask = jest.fn(async () => ({ facets, cars: [], total: 0 }));
  return { moved: moveWords(state, { segments: [], ...words }, ask), ask };
}

test('[FILT-14] words of the search box become filters, the rest the keyphrase', async () => {
  const { moved } = move(
    { ...noChoice, keyphrase: 'röd' },
    { searched: 'volvo xc60 el 2024 dragkrok' },
  );
  await expect(moved).resolves.toMatchObject({
    values: { [brand]: ['Volvo', 'Volvo>XC60'], car_fuel: ['El'], car_year: ['2024'] },
    keyphrase: 'röd dragkrok',
  });
});

test('[LIST-11] segments of the path are values, in lower case, with dashes for spaces', async () => {
  const { moved } = move(noChoice, { segments: ['land-rover', 'defender', 'malm%C3%B6'] });
  await expect(moved).resolves.toMatchObject({
    values: {
      [brand]: ['Land Rover', 'Land Rover>Defender'],
      'car_site_region>car_site_city': ['Skåne', 'Skåne>Malmö'],
    },
    keyphrase: '',
  });
  const { moved: dashed } = move(noChoice, { segments: ['mercedes-benz'] });
  await expect(dashed).resolves.toMatchObject({ values: { [brand]: ['Mercedes-Benz'] } });
});

test('a segment that is no value is searched for', async () => {
  const { moved } = move(noChoice, { segments: ['volvo', 'raggarbil'] });
  await expect(moved).resolves.toMatchObject({
    values: { [brand]: ['Volvo'] },
    keyphrase: 'raggarbil',
  });
});

test('a value named without those above it finds its place; an unknown one stays as it is', async () => {
  const asked = readListState(
    new URLSearchParams('car_model=ex30&car_site_city=Malmö&car_model=Nada'),
  );
  await expect(move(asked).moved).resolves.toMatchObject({
    values: {
      [brand]: ['Volvo', 'Volvo>EX30'],
      'car_site_region>car_site_city': ['Skåne', 'Skåne>Malmö'],
    },
    loose: { car_model: ['Nada'] },
  });
});

test('with nothing to move nothing is asked', async () => {
  const { moved, ask } = move({ ...noChoice, keyphrase: 'volvo' });
  await expect(moved).resolves.toMatchObject({ keyphrase: 'volvo', values: {} });
  expect(ask).not.toHaveBeenCalled();
});
