import type { CarFacet } from '../../../../../domain/search/carSearch';
import { noChoice, readListState } from '../../../ui/list/listState';
import { moveWords } from '../../../ui/list/moveWords';

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
  words: { segments?: string[]; searched?: string } = {},
  known: readonly CarFacet[] = facets,
) {
  const ask = jest.fn(async () => ({ facets: known, cars: [], total: 0 }));
  const market = { language: 'sv', currency: 'SEK', mileageUnit: 'mil' } as const;
  const whole = moveWords(state, { segments: [], market, ...words }, ask);
  return { moved: whole.then(({ state }) => state), whole, ask };
}

test('[FILT-14] words of the search box become filters, the rest the keyphrase', async () => {
  const { moved } = move(
    { ...noChoice, keyphrase: 'röd' },
    { searched: 'volvo xc60 el 2024 panoramatak' },
  );
  await expect(moved).resolves.toMatchObject({
    values: { [brand]: ['Volvo', 'Volvo>XC60'], car_fuel: ['El'], car_year: ['2024'] },
    keyphrase: 'röd panoramatak',
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

test('the flag of used cars in a link is the condition that visitors tick', async () => {
  const valuesOf = async (query: string) =>
    (await move(readListState(new URLSearchParams(query)), {}, [...facets, conditions]).moved)
      .values;
  await expect(valuesOf('car_is_used=true')).resolves.toEqual({ car_condition: ['Begagnad'] });
  await expect(valuesOf('car_is_used=false')).resolves.toEqual({
    car_condition: ['Ny', 'Demobil'],
  });
  await expect(valuesOf('car_is_used=true&car_condition=Ny')).resolves.toEqual({
    car_condition: ['Ny'],
    car_is_used: ['true'],
  });
});

test('values are matched whatever their letter case and accents, each level under its own', async () => {
  const asked = readListState(
    new URLSearchParams('car_brand=volvo&car_model=VOLVO>ex30&car_fuel=el&car_site_region=SKANE'),
  );
  await expect(move(asked).moved).resolves.toMatchObject({
    values: {
      [brand]: ['Volvo', 'Volvo>EX30'],
      car_fuel: ['El'],
      'car_site_region>car_site_city': ['Skåne'],
    },
  });
  const unknown = readListState(new URLSearchParams('car_brand=tesla'));
  await expect(move(unknown).moved).resolves.toMatchObject({ values: { [brand]: ['tesla'] } });
});

test('a model in the path is one of the make before it, however its name is written', async () => {
  const { whole } = move(noChoice, { segments: ['land-rover', 'd-90'] });
  await expect(whole).resolves.toMatchObject({
    state: { values: { [brand]: ['Land Rover', 'Land Rover>D#90'] }, keyphrase: '' },
    title: 'D#90 Land Rover',
  });
});

test('[CRUMB-05] a path is called by what it names, and not at all where it names something else', async () => {
  const titleOf = async (...segments: string[]) => (await move(noChoice, { segments }).whole).title;
  await expect(titleOf('volvo', 'xc60')).resolves.toBe('XC60 Volvo');
  await expect(titleOf('volvo', 'el')).resolves.toBe('Volvo, El');
  await expect(titleOf('begagnade-bilar')).resolves.toBeUndefined();
});

test('what a path names has its make first, and no title where a number needs words', async () => {
  const seats = { name: 'car_seats', type: 'value', values: [value('7')] } as unknown as CarFacet;
  const moved = (...segments: string[]) =>
    move(noChoice, { segments }, [...facets, seats]).whole.then(({ named, title }) => [
      named?.map(({ levels }) => levels.join(' ')),
      title,
    ]);
  await expect(moved('el', 'volvo', 'xc60')).resolves.toEqual([
    ['Volvo XC60', 'El'],
    'XC60 Volvo, El',
  ]);
  await expect(moved('7-sits')).resolves.toEqual([['7'], undefined]);
});

test('with nothing to move nothing is asked', async () => {
  const { moved, ask } = move({ ...noChoice, keyphrase: 'volvo' });
  await expect(moved).resolves.toMatchObject({ keyphrase: 'volvo', values: {} });
  expect(ask).not.toHaveBeenCalled();
});

test('what words do not want is left out, and no longer chosen; what they want is no longer left out', async () => {
  const from = { ...noChoice, values: { car_fuel: ['El', 'Laddhybrid'] } };
  await expect(move(from, { searched: 'inte el' }).moved).resolves.toMatchObject({
    values: { car_fuel: ['Laddhybrid'] },
  });
  await expect(
    move(noChoice, { searched: 'inte volvo eller mercedes' }).moved,
  ).resolves.toMatchObject({
    values: {},
    excluded: { [brand]: ['Volvo', 'Mercedes-Benz'] },
  });
  const without = readListState(new URLSearchParams('-car_brand=volvo&-car_fuel=el'));
  const { moved } = move(without, { searched: 'volvo' });
  await expect(moved).resolves.toMatchObject({
    values: { [brand]: ['Volvo'] },
    excluded: { car_fuel: ['El'] },
  });
});
