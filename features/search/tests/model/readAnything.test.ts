import { loadPlaceNames } from '../../../map/ui/geocode/placeNames';
import { stripLinks } from '../../model/stripLinks';
import { readSearch } from '../../model/readSearch';
import type { Facet } from '../../../../domain/search/search.types';
import { getSearchWords } from '../../model/words/getSearchWords';
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
  'any text can be read in %s, and the result contains only what was written',
  async (country, language, mileageUnit) => {
    const random = new SeededRandom(54);
    const places = await loadPlaceNames(country);
    const [ownWords] = getSearchWords(language);
    if (!ownWords) throw new Error('No words');
    const { amounts, places: near } = ownWords;
    const words = [
      ...nasty,
      ...[
        ownWords.ignored,
        ownWords.negations,
        ownWords.conjunctions,
        ownWords.unsupportedWishes,
      ].flat(),
      ...[amounts.upTo, amounts.from, amounts.to, amounts.orMore, amounts.thousands].flat(),
      ...[...Object.values(amounts.units), ...Object.values(amounts.topics)].flat(),
      ...Object.values(near).flat(),
      ...ownWords.values.flatMap(({ words: some }) => some),
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
      for (const cleanText of unread.map((text) => stripLinks(text)))
        expect(cleanText).not.toMatch(
          /[<>"\\]|\.[a-z]|\/[^\p{L}]|(?:^|[^\p{L}\p{N}\p{Sc}])\/|\/\S*\//u,
        );
    }
  },
);

test.each(markets)(
  'no negation in %s is read as its opposite',
  async (country, language, mileageUnit) => {
    const places = await loadPlaceNames(country);
    const market = { language, currency: 'SEK', mileageUnit };
    for (const { negations, values } of getSearchWords(language)) {
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
