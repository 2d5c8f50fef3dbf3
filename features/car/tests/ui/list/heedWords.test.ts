import type { CarFacet, CarQuery } from '../../../../../domain/search/carSearch';
import { heedWords } from '../../../ui/list/heedWords';
import { type ListState, noChoice } from '../../../ui/list/listState';

const facets = [
  {
    name: 'car_brand>car_model>car_version',
    type: 'value',
    values: [{ text: 'Volkswagen', count: 3, children: [{ text: 'ID.4', count: 3 }] }],
  },
] as CarFacet[];
const market = { language: 'sv', currency: 'SEK', mileageUnit: 'mil' } as const;

/** A service that knows how many cars a keyphrase finds. */
function heed(
  keyphrase: string,
  totals: Record<string, number>,
  { exact, values = {} }: Partial<ListState> = {},
) {
  const cars = async (query: CarQuery) => ({
    facets: query.facets ? facets : [],
    cars: [],
    total: totals[query.keyphrase ?? ''] ?? 0,
  });
  return heedWords({ ...noChoice, keyphrase, exact, values }, { fixed: {}, market, cars });
}

test('words that leave no car are dropped, the one that fits the fewest first', async () => {
  const totals = { skinn: 5, taklucka: 9, 'skinn taklucka': 0 };
  await expect(heed('mysig skinn taklucka', totals)).resolves.toMatchObject({
    dropped: ['mysig', 'skinn'],
    keyphrase: 'taklucka',
  });
});

test('eight words are tried one by one; what is longer is searched for as it is', async () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `ord${at}`);
  const droppedOf = async (count: number) =>
    (await heed([...words(count - 1), 'skinn'].join(' '), { skinn: 5 })).dropped;
  await expect(droppedOf(8)).resolves.toEqual(words(7));
  await expect(droppedOf(9)).resolves.toEqual([]);
});

test('what is left of a code or an amount is dropped with the rest of it', async () => {
  const values = { car_brand: ['BMW'] };
  const totals = { d: 3, kw: 4, '': 57 };
  for (const words of ['118 d', '110 kw']) {
    await expect(heed(words, totals, { values })).resolves.toMatchObject({
      dropped: words.split(' '),
      keyphrase: '',
    });
  }
  await expect(heed('118 d4', { d4: 3 }, { values })).resolves.toMatchObject({ keyphrase: 'd4' });
});

test('where nothing else is asked for, words that no car has find nothing', async () => {
  await expect(heed('mysig', { '': 600 })).resolves.toMatchObject({
    dropped: [],
    keyphrase: 'mysig',
  });
  const values = { car_fuel: ['El'] };
  await expect(heed('mysig', { '': 90 }, { values })).resolves.toMatchObject({
    dropped: ['mysig'],
    keyphrase: '',
  });
});

test('words that find cars, and those that are to count, are searched for', async () => {
  await expect(heed('skinn taklucka', { 'skinn taklucka': 1 })).resolves.toMatchObject({
    dropped: [],
    keyphrase: 'skinn taklucka',
  });
  await expect(heed('mysig', {}, { exact: true })).resolves.toMatchObject({
    dropped: [],
    keyphrase: 'mysig',
  });
});

test('a model that is not sold is answered with its nearest', async () => {
  await expect(heed('tesla model y', { '': 3 })).resolves.toMatchObject({
    keyphrase: '',
    instead: { wanted: 'Tesla Model Y' },
    filters: { 'car_brand>car_model>car_version': ['Volkswagen', 'Volkswagen>ID.4'] },
  });
});
