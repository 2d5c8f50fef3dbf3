import type { CarFacet, CarQuery } from '../../../../../domain/search/carSearch';
import { relaxQuery } from '../../../ui/list/relaxQuery';
import { type ListState, noChoice } from '../../../ui/list/listState';

const facets = [
  {
    name: 'car_brand>car_model>car_version',
    type: 'value',
    values: [{ text: 'Volkswagen', count: 3, children: [{ text: 'ID.4', count: 3 }] }],
  },
] as CarFacet[];
const market = { language: 'sv', currency: 'SEK', mileageUnit: 'mil' } as const;

/** A service with a number of cars for each keyphrase. */
function relax(
  keyphrase: string,
  totals: Record<string, number>,
  { exact, values = {} }: Partial<ListState> = {},
) {
  const cars = async (query: CarQuery) => ({
    facets: query.facets ? facets : [],
    cars: [],
    total: totals[query.keyphrase ?? ''] ?? 0,
  });
  return relaxQuery({ ...noChoice, keyphrase, exact, values }, { fixed: {}, market, cars });
}

test('words that leave no car are dropped, the least frequent first', async () => {
  const totals = { skinn: 5, taklucka: 9, 'skinn taklucka': 0 };
  await expect(relax('mysig skinn taklucka', totals)).resolves.toMatchObject({
    droppedWords: ['mysig', 'skinn'],
    keyphrase: 'taklucka',
  });
});

test('up to eight words are tried one by one, and a longer search is not relaxed', async () => {
  const createWords = (count: number) => Array.from({ length: count }, (_, at) => `ord${at}`);
  const countDropped = async (count: number) =>
    (await relax([...createWords(count - 1), 'skinn'].join(' '), { skinn: 5 })).droppedWords;
  await expect(countDropped(8)).resolves.toEqual(createWords(7));
  await expect(countDropped(9)).resolves.toEqual([]);
});

test('the rest of a split code or amount is dropped with it', async () => {
  const values = { car_brand: ['BMW'] };
  const totals = { d: 3, kw: 4, '': 57 };
  for (const keyphrase of ['118 d', '110 kw']) {
    await expect(relax(keyphrase, totals, { values })).resolves.toMatchObject({
      droppedWords: keyphrase.split(' '),
      keyphrase: '',
    });
  }
  await expect(relax('118 d4', { d4: 3 }, { values })).resolves.toMatchObject({ keyphrase: 'd4' });
});

test('words that no car has find nothing where no other filter is set', async () => {
  await expect(relax('mysig', { '': 600 })).resolves.toMatchObject({
    droppedWords: [],
    keyphrase: 'mysig',
  });
  const values = { car_fuel: ['El'] };
  await expect(relax('mysig', { '': 90 }, { values })).resolves.toMatchObject({
    droppedWords: ['mysig'],
    keyphrase: '',
  });
});

test('no word is dropped where the filters alone find nothing', async () => {
  const values = { car_fuel: ['Vätgas'] };
  await expect(relax('skinn', {}, { values })).resolves.toMatchObject({
    droppedWords: [],
    keyphrase: 'skinn',
  });
});

test('words that find cars, or that must match, are kept', async () => {
  await expect(relax('skinn taklucka', { 'skinn taklucka': 1 })).resolves.toMatchObject({
    droppedWords: [],
    keyphrase: 'skinn taklucka',
  });
  await expect(relax('mysig', {}, { exact: true })).resolves.toMatchObject({
    droppedWords: [],
    keyphrase: 'mysig',
  });
});

test('a model that is not sold is replaced by the nearest one', async () => {
  await expect(relax('tesla model y', { '': 3 })).resolves.toMatchObject({
    keyphrase: '',
    alternatives: { requestedModel: 'Tesla Model Y' },
    filters: { 'car_brand>car_model>car_version': ['Volkswagen', 'Volkswagen>ID.4'] },
  });
});
