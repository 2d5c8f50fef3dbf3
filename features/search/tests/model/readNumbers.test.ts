import { readSearch } from '../../model/readSearch';
import type { Facet, FacetValue } from '../../../../domain/search/search.types';

const leaf = (text: string, ...children: string[]): FacetValue => ({
  text,
  count: 1,
  ...(children.length > 0 && { children: children.map((version) => leaf(version)) }),
});
const flat = (name: string, ...texts: string[]): Facet => ({
  name,
  type: 'value',
  values: texts.map((text) => leaf(text)),
});

const facets: Facet[] = [
  {
    name: 'car_brand>car_model>car_version',
    type: 'value',
    values: [
      {
        ...leaf('Mercedes-Benz'),
        children: [
          leaf('C-Class Estate', 'C 220 d Avantgarde', 'C 300 e AMG Line'),
          leaf('GLA', '200 d Urban'),
        ],
      },
      { ...leaf('Skoda'), children: [leaf('Octavia', '2.0 TDI 150', '1.5 TSI')] },
      {
        ...leaf('Volvo'),
        children: [leaf('V60', 'D4 Momentum', 'T6 AWD Recharge'), leaf('XC60', 'B5 AWD')],
      },
      { ...leaf('BMW'), children: [leaf('X1', 'xDrive20d'), leaf('3 Series', '320d xDrive')] },
    ],
  },
  flat('car_body', 'SUV', 'Kombi'),
  flat('car_fuel', 'Diesel', 'Bensin'),
  flat('car_drive', 'Fyrhjulsdrift'),
  flat('car_seats', '2', '5', '7'),
  flat('car_doors', '3', '4', '5'),
  { name: 'car_loan_monthly_cost', type: 'histogram', max: 9000 },
];

const markets = {
  sv: { currency: 'SEK', mileageUnit: 'mil' },
  nb: { currency: 'NOK', mileageUnit: 'km' },
  en: { currency: 'GBP', mileageUnit: 'miles' },
  sk: { currency: 'EUR', mileageUnit: 'km' },
  fi: { currency: 'EUR', mileageUnit: 'km' },
} as const;
type Language = keyof typeof markets;

function readText(language: Language, text: string) {
  const { values, ranges, keyphrase, unread } = readSearch(text, facets, {
    language,
    ...markets[language],
  });
  const chosen = values.map(({ facet, levels }) => `${facet.split('_').at(-1)} ${levels.at(-1)}`);
  return { chosen, ranges, keyphrase, unread };
}
const nothing = { chosen: [], ranges: {}, keyphrase: '', unread: [] };

test.each<[Language, string, string, string[]?]>([
  ['sv', '2,0', '2.0'],
  ['sv', '2,0 diesel', '2.0', ['fuel Diesel']],
  ['sv', 'D4 2,0', 'D4 2.0'],
  ['sk', 'Škoda Octavia 2,0 TDI', '2.0 TDI', ['model Octavia']],
  ['nb', '2,0', '2.0'],
  ['fi', '1,5 tsi', '1.5 TSI'],
  ['en', '2 litre', '2.0'],
  ['en', '2.0L', '2.0'],
  ['sv', '1,6 liter', '1.6'],
  ['sk', '2,0-litrový', '2.0'],
  ['fi', '2 litran diesel', '2.0', ['fuel Diesel']],
])('in %s "%s" is read as an engine size', (language, text, keyphrase, chosen = []) => {
  expect(readText(language, text)).toEqual({ ...nothing, keyphrase, chosen });
});

test.each<[Language, string, string[]]>([
  ['sv', '5 dörrar', ['doors 5']],
  ['sv', '5-dörrars kombi', ['doors 5', 'body Kombi']],
  ['sv', 'tredörrars', ['doors 3']],
  ['sv', 'minst 4 dörrar', ['doors 4', 'doors 5']],
  ['en', '5 door', ['doors 5']],
  ['en', '3dr', ['doors 3']],
  ['en', 'four door saloon', ['doors 4']],
  ['nb', '5 dører', ['doors 5']],
  ['nb', '5-dørs', ['doors 5']],
  ['fi', '5 ovea', ['doors 5']],
  ['fi', '5-ovinen', ['doors 5']],
  ['fi', 'viisiovinen', ['doors 5']],
  ['sk', '5 dverí', ['doors 5']],
  ['sk', '5-dverové', ['doors 5']],
  ['sk', 'päťdverový', ['doors 5']],
  ['sv', '5 säten', ['seats 5']],
  ['sv', '5', ['seats 5']],
])('in %s "%s" is read as a number of doors or seats', (language, text, chosen) => {
  expect(readText(language, text).chosen).toEqual(chosen);
});

test('numbers of doors and seats that no car has are reported as unread, and other numbers are keyphrases', () => {
  expect(readText('sv', '2 dörrar')).toEqual({ ...nothing, unread: ['2 dörrar'] });
  expect(readText('en', '9 seats')).toEqual({ ...nothing, unread: ['9 seats'] });
  expect(readText('sv', '2 nycklar')).toEqual({ ...nothing, keyphrase: '2 nycklar' });
});

test.each<[string, string]>([
  ['c220d', 'c 220 d'],
  ['c220 d', 'C 220 d'],
  ['200d', '200 d'],
  ['d4', 'd 4'],
  ['2.0tdi', '2.0 tdi'],
  ['320d', '320 d'],
  ['xdrive20d', 'xdrive 20 d'],
  ['1.5tsi', '1,5 tsi'],
])('the code "%s" is read like "%s"', (joined, apart) => {
  const found = readText('sv', joined);
  expect(found).toEqual(readText('sv', apart));
  expect(found.keyphrase).not.toBe('');
});

test('a code that no car has is searched for with spaces, in any spelling', () => {
  expect(readText('sv', 'e350de').keyphrase).toBe('e 350 de');
  expect(readText('sv', 'e 350 de').keyphrase).toBe('e 350 de');
});

test('a code is searched for in the spelling of the stock, together with the filters', () => {
  expect(readText('sv', 'mercedes c220d')).toEqual({
    ...nothing,
    chosen: ['brand Mercedes-Benz'],
    keyphrase: 'C 220 d',
  });
  expect(readText('sv', 'volvo t6 awd')).toEqual({
    ...nothing,
    chosen: ['brand Volvo', 'drive Fyrhjulsdrift'],
    keyphrase: 'T6',
  });
});

test.each(["under 300'", 'under 300’', "max 300'", 'under 300k'])(
  '"%s" is read as a price in thousands',
  (text) => {
    expect(readText('sv', text)).toEqual({ ...nothing, ranges: { car_price: [null, 300000] } });
  },
);

test.each<[Language, string]>([
  ['sv', '0-100'],
  ['sv', '0-100 km/h'],
  ['en', '0-60'],
  ['en', '0-62 mph'],
  ['nb', '0-100'],
  ['fi', '0–100'],
  ['sk', 'do 6 sekúnd'],
  ['sv', 'under 6 sek'],
])(
  'in %s "%s" is recognised as acceleration or speed, and reported as unread',
  (language, text) => {
    expect(readText(language, text)).toEqual({ ...nothing, unread: [text] });
  },
);
