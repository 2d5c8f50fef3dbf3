import type { CarFacet } from '../../../../../domain/search/carSearch';
import { noChoice, readListState } from '../../../ui/list/listState';
import { wordsToFilters } from '../../../ui/list/wordsToFilters';

const value = (text: string, count = 1, children: object[] = []) => ({ text, count, children });

const facets = [
  {
    name: 'car_brand>car_model>car_version',
    type: 'value',
    values: [
      value('Volvo', 9, [value('XC60', 5, [value('T6 AWD')]), value('EX30', 4)]),
      value('Land Rover', 3, [value('Defender', 3), value('D#90')]),
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

const conditions = {
  name: 'car_condition',
  type: 'value',
  values: [value('Begagnad', 9), value('Ny', 4), value('Demobil')],
} as unknown as CarFacet;

function move(
  state = noChoice,
  words: { segments?: string[]; searchPhrase?: string } = {},
  stockFacets: readonly CarFacet[] = facets,
) {
  const fetchFacets = jest.fn(async () => ({ facets: stockFacets, cars: [], total: 0 }));
  const market = { language: 'sv', currency: 'SEK', mileageUnit: 'mil' } as const;
  const result = wordsToFilters(state, { segments: [], market, ...words }, fetchFacets);
  return { moved: result.then(({ state }) => state), result, fetchFacets };
}

test('[FILT-14] words of the search box become filters, and the rest the keyphrase', async () => {
  const { moved } = move(
    { ...noChoice, keyphrase: 'röd' },
    { searchPhrase: 'volvo xc60 el 2024 panoramatak' },
  );
  await expect(moved).resolves.toMatchObject({
    values: { [brand]: ['Volvo', 'Volvo>XC60'], car_fuel: ['El'], car_year: ['2024'] },
    keyphrase: 'röd panoramatak',
  });
});

test('[LIST-11] segments of the path are read as values, in lower case with dashes for spaces', async () => {
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

test('a segment that is no value becomes part of the keyphrase', async () => {
  const { moved } = move(noChoice, { segments: ['volvo', 'raggarbil'] });
  await expect(moved).resolves.toMatchObject({
    values: { [brand]: ['Volvo'] },
    keyphrase: 'raggarbil',
  });
});

test('a value without its parents is completed with them, and an unknown one stays unchanged', async () => {
  const requested = readListState(
    new URLSearchParams('car_model=ex30&car_site_city=Malmö&car_model=Nada'),
  );
  await expect(move(requested).moved).resolves.toMatchObject({
    values: {
      [brand]: ['Volvo', 'Volvo>EX30'],
      'car_site_region>car_site_city': ['Skåne', 'Skåne>Malmö'],
    },
    unqualified: { car_model: ['Nada'] },
  });
});

test('the parameter of used cars in a link becomes the condition filter', async () => {
  const loadValues = async (query: string) =>
    (await move(readListState(new URLSearchParams(query)), {}, [...facets, conditions]).moved)
      .values;
  await expect(loadValues('car_is_used=true')).resolves.toEqual({ car_condition: ['Begagnad'] });
  await expect(loadValues('car_is_used=false')).resolves.toEqual({
    car_condition: ['Ny', 'Demobil'],
  });
  await expect(loadValues('car_is_used=true&car_condition=Ny')).resolves.toEqual({
    car_condition: ['Ny'],
    car_is_used: ['true'],
  });
});

test('values are matched without regard to case and accents, each level under its parent', async () => {
  const requested = readListState(
    new URLSearchParams('car_brand=volvo&car_model=VOLVO>ex30&car_fuel=el&car_site_region=SKANE'),
  );
  await expect(move(requested).moved).resolves.toMatchObject({
    values: {
      [brand]: ['Volvo', 'Volvo>EX30'],
      car_fuel: ['El'],
      'car_site_region>car_site_city': ['Skåne'],
    },
  });
  const unknown = readListState(new URLSearchParams('car_brand=tesla'));
  await expect(move(unknown).moved).resolves.toMatchObject({ values: { [brand]: ['tesla'] } });
});

test('a model in the path belongs to the make before it, in any spelling', async () => {
  const { result } = move(noChoice, { segments: ['land-rover', 'd-90'] });
  await expect(result).resolves.toMatchObject({
    state: { values: { [brand]: ['Land Rover', 'Land Rover>D#90'] }, keyphrase: '' },
    title: 'D#90 Land Rover',
  });
});

test('[CRUMB-05] the title of a path consists of its values, and is missing where a segment is no value', async () => {
  const loadTitle = async (...segments: string[]) =>
    (await move(noChoice, { segments }).result).title;
  await expect(loadTitle('volvo', 'xc60')).resolves.toBe('XC60 Volvo');
  await expect(loadTitle('volvo', 'el')).resolves.toBe('Volvo, El');
  await expect(loadTitle('begagnade-bilar')).resolves.toBeUndefined();
});

test('values of a path are named with the make first, without a title where a number needs a unit', async () => {
  const seats = { name: 'car_seats', type: 'value', values: [value('7')] } as unknown as CarFacet;
  const moveSegments = (...segments: string[]) =>
    move(noChoice, { segments }, [...facets, seats]).result.then(({ pathValues, title }) => [
      pathValues?.map(({ levels }) => levels.join(' ')),
      title,
    ]);
  await expect(moveSegments('el', 'volvo', 'xc60')).resolves.toEqual([
    ['Volvo XC60', 'El'],
    'XC60 Volvo, El',
  ]);
  await expect(moveSegments('7-sits')).resolves.toEqual([['7'], undefined]);
});

test('no facets are fetched where there are no words to move', async () => {
  const { moved, fetchFacets } = move({ ...noChoice, keyphrase: 'volvo' });
  await expect(moved).resolves.toMatchObject({ keyphrase: 'volvo', values: {} });
  expect(fetchFacets).not.toHaveBeenCalled();
});

test('unwanted values are excluded and no longer chosen, and wanted ones no longer excluded', async () => {
  const from = { ...noChoice, values: { car_fuel: ['El', 'Laddhybrid'] } };
  await expect(move(from, { searchPhrase: 'inte el' }).moved).resolves.toMatchObject({
    values: { car_fuel: ['Laddhybrid'] },
  });
  await expect(
    move(noChoice, { searchPhrase: 'inte volvo eller mercedes' }).moved,
  ).resolves.toMatchObject({
    values: {},
    excluded: { [brand]: ['Volvo', 'Mercedes-Benz'] },
  });
  const without = readListState(new URLSearchParams('-car_brand=volvo&-car_fuel=el'));
  const { moved } = move(without, { searchPhrase: 'volvo' });
  await expect(moved).resolves.toMatchObject({
    values: { [brand]: ['Volvo'] },
    excluded: { car_fuel: ['El'] },
  });
});
