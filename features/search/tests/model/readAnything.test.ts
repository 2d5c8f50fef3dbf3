import { loadPlaceNames } from '../../../map/ui/geocode/placeNames';
import { harmless } from '../../model/harmless';
import { readSearch } from '../../model/readSearch';
import type { Facet } from '../../../../domain/search/search.types';
import { wordsIn } from '../../model/words/wordsIn';
import { SeededRandom } from '../../../../tests/support/seededRandom';

const fuels = ['El', 'Diesel', 'Bensin'];

const facets: Facet[] = [
  { name: 'car_fuel', type: 'value', values: fuels.map((text) => ({ text, count: 1 })) },
  { name: 'car_year', type: 'value', values: [{ text: '2020', count: 1 }] },
  { name: 'car_equipment', type: 'value', values: [{ text: 'Dragkrok', count: 1 }] },
  { name: 'car_loan_monthly_cost', type: 'histogram', max: 9000 },
];

const markets = [
  ['SE', 'sv', 'mil'],
  ['NO', 'nb', 'km'],
  ['GB', 'en', 'miles'],
  ['SK', 'sk', 'km'],
  ['FI', 'fi', 'km'],
] as const;

const nasty = [
  ...['', '​', '\u0000', '<script>alert(1)</script>', 'https://evil.example/x', '../../etc'],
  ...[
    '1'.repeat(200),
    '1 '.repeat(100),
    '000 000 000 000',
    'a'.repeat(500),
    '𝔙𝔬𝔩𝔳𝔬',
    '🚗🚗',
    'ÅÄÖ',
  ],
  ...['>>>', '%00', '__proto__', 'constructor', 'NaN', '-1', '1e309', "' OR 1=1", '&amp;', '‮olov'],
];

test.each(markets)(
  'any text is read in %s, and no more comes of it than was written',
  async (country, language, mileageUnit) => {
    const random = new SeededRandom(54);
    const places = await loadPlaceNames(country);
    const [own] = wordsIn(language);
    if (!own) throw new Error('No words');
    const { amounts, places: near } = own;
    const words = [
      ...nasty,
      ...[own.ignored, own.negations, own.joins, own.unfiltered].flat(),
      ...[amounts.upTo, amounts.from, amounts.to, amounts.orMore, amounts.thousands].flat(),
      ...[...Object.values(amounts.units), ...Object.values(amounts.topics)].flat(),
      ...Object.values(near).flat(),
      ...own.values.flatMap(({ words: some }) => some),
      ...['2020', '300000', '50 km', '222 22', 'Lund', 'Oslo', '7', '300k'],
    ];
    const market = { language, currency: 'SEK', mileageUnit };
    for (let count = 0; count < 200; count += 1) {
      const length = 1 + Math.floor(random.next() * 14);
      const text = Array.from({ length }, () => random.pick(words)).join(
        random.pick([' ', ', ', '  ']),
      );
      const { keyphrase, unread, values } = readSearch(text, facets, market, places);
      expect(keyphrase.length + unread.join('').length).toBeLessThanOrEqual(text.length + 60);
      expect(values.length).toBeLessThanOrEqual(fuels.length + 2);
      for (const told of unread.map((one) => harmless(one)))
        expect(told).not.toMatch(/[<>"\\]|\.[a-z]|\/[^\p{L}]|(?:^|[^\p{L}\p{N}\p{Sc}])\/|\/\S*\//u);
    }
  },
);

test.each(markets)(
  'no word for not is taken for its opposite in %s',
  async (country, language, mileageUnit) => {
    const places = await loadPlaceNames(country);
    const market = { language, currency: 'SEK', mileageUnit };
    for (const { negations, values } of wordsIn(language)) {
      const diesel = values.filter(
        ({ field, values: texts }) => field === 'car_fuel' && texts.includes('Diesel'),
      );
      for (const negation of negations) {
        for (const word of diesel.flatMap(({ words }) => words)) {
          const found = readSearch(`${negation} ${word}`, facets, market, places);
          const chosen = found.values.flatMap(({ levels }) => levels);
          expect([negation, word, chosen]).toEqual([
            negation,
            word,
            expect.not.arrayContaining(['Diesel']),
          ]);
          expect(found.excluded.length + found.unread.length).toBeGreaterThan(0);
        }
      }
    }
  },
);
