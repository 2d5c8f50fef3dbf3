import { readSearch } from '../../model/readSearch';
import type { Facet, SearchMarket } from '../../../../domain/search/search.types';
import { getSearchWords } from '../../model/words/getSearchWords';

const flat = (name: string, ...texts: string[]): Facet => ({
  name,
  type: 'value',
  values: texts.map((text) => ({ text, count: 1 })),
});

const facets: Facet[] = [
  {
    name: 'car_brand>car_model>car_version',
    type: 'value',
    values: [
      ...['Tesla', 'Toyota', 'Škoda', 'Audi', 'BMW', 'Kia', 'Ford', 'SEAT'].map((text) => ({
        text,
        count: 2,
      })),
      { text: 'Volvo', count: 9, children: [{ text: 'XC60', count: 4 }] },
    ],
  },
  flat('car_body', 'SUV', 'Kombi'),
  flat('car_fuel', 'El', 'Diesel', 'Bensin'),
  flat('car_gearbox', 'Automat', 'Manuell'),
  flat('car_color', 'Vit', 'Röd'),
  flat('car_equipment', 'Dragkrok', 'Snabbladdning CCS'),
  flat('car_seats', '5', '7'),
  {
    name: 'car_site_region>car_site_city',
    type: 'value',
    values: [{ text: 'Skåne', count: 2, children: [{ text: 'Lund', count: 2 }] }],
  },
];

const markets: Record<string, SearchMarket> = {
  sv: { language: 'sv', currency: 'SEK', mileageUnit: 'mil' },
  nb: { language: 'nb', currency: 'NOK', mileageUnit: 'km' },
  en: { language: 'en', currency: 'GBP', mileageUnit: 'miles' },
  sk: { language: 'sk', currency: 'EUR', mileageUnit: 'km' },
  fi: { language: 'fi', currency: 'EUR', mileageUnit: 'km' },
};

/** The result as a text: `+` chosen and `-` excluded values, the keyphrase in quotes, `?` unread words. */
function readText(language: string, text: string): string {
  const { values, excluded, keyphrase, unread } = readSearch(text, facets, markets[language]!);
  const signed = (sign: string, named: typeof values) =>
    named.map(({ levels }) => `${sign}${levels.join(' ')}`);
  return [
    ...signed('+', values),
    ...signed('-', excluded),
    ...(keyphrase === '' ? [] : [`"${keyphrase}"`]),
    ...unread.map((text) => `?${text}`),
  ].join(' ');
}

test.each([
  ['sv', 'inte tesla', '-Tesla'],
  ['sv', 'ingen volvo xc60', '-Volvo XC60'],
  ['sv', 'volvo men inte xc60', '+Volvo -Volvo XC60'],
  ['sv', 'inga teslor', '-Tesla'],
  ['sv', 'suv inte tesla eller kia', '+SUV -Tesla -Kia'],
  ['sv', 'alla märken utom audi', '-Audi'],
  ['nb', 'ikke volvo', '-Volvo'],
  ['nb', 'suv unntatt tesla', '+SUV -Tesla'],
  ['nb', 'alle merker bortsett fra bmw', '-BMW'],
  ['en', 'not a Tesla', '-Tesla'],
  ['en', 'no teslas', '-Tesla'],
  ['en', 'any make but tesla', '-Tesla'],
  ['en', 'suv, anything except a bmw', '+SUV -BMW'],
  ['sk', 'nie škoda', '-Škoda'],
  ['sk', 'nechcem teslu', '-Tesla'],
  ['sk', 'všetko okrem škody', '-Škoda'],
  ['sk', 'bez fordu', '-Ford'],
  ['fi', 'ei toyota', '-Toyota'],
  ['fi', 'ei toyotaa', '-Toyota'],
  ['fi', 'ei bmw:tä', '-BMW'],
  ['fi', 'ei audia tai kiaa', '-Audi -Kia'],
  ['fi', 'mikä tahansa paitsi volvo', '-Volvo'],
])('%s: "%s" excludes makes and models', (language, text, meant) => {
  expect(readText(language, text)).toBe(meant);
});

test.each([
  ['sv', 'diesel inte', '-Diesel'],
  ['sv', 'DIESEL NEJ', '-Diesel'],
  ['sv', 'diesel, nej tack', '-Diesel'],
  ['sv', 'inte·diesel', '-Diesel'],
  ['sv', 'inte/diesel', '-Diesel'],
  ['sv', 'inte—diesel', '-Diesel'],
  ['sv', 'inte:diesel', '-Diesel'],
  ['sv', 'ｉｎｔｅ　ｄｉｅｓｅｌ', '-Diesel'],
  ['sv', 'allt annat än diesel', '-Diesel'],
  ['sv', 'vad som helst utom diesel', '-Diesel'],
  ['sv', 'diesel nej bensin ja', '+Bensin'],
  ['sv', 'kombi, diesel inte, automat', '+Kombi +Automat -Diesel'],
  ['nb', 'diesel ikke', '-Diesel'],
  ['nb', 'diesel nei', '-Diesel'],
  ['nb', 'alt annet enn diesel', '-Diesel'],
  ['nb', 'hva som helst unntatt diesel', '-Diesel'],
  ['nb', 'ikke·diesel', '-Diesel'],
  ['en', 'diesel no', '-Diesel'],
  ['en', 'diesel: no thanks', '-Diesel'],
  ['en', 'anything but diesel', '-Diesel'],
  ['en', 'everything except diesel', '-Diesel'],
  ['en', 'everything apart from diesel', '-Diesel'],
  ['en', 'all cars other than diesels', '-Diesel'],
  ['en', 'not·diesel', '-Diesel'],
  ['en', 'diesel no petrol yes', '+Bensin'],
  ['sk', 'diesel nie', '-Diesel'],
  ['sk', 'diesel: nie', '-Diesel'],
  ['sk', 'čokoľvek okrem dieslu', '-Diesel'],
  ['sk', 'všetko okrem nafty', '-Diesel'],
  ['sk', 'nie·diesel', '-Diesel'],
  ['fi', 'diesel ei', '-Diesel'],
  ['fi', 'diesel ei kiitos', '-Diesel'],
  ['fi', 'mitä tahansa muuta kuin diesel', '-Diesel'],
  ['fi', 'kaikki paitsi diesel', '-Diesel'],
  ['fi', 'ei·diesel', '-Diesel'],
])('%s: "%s" is read as excluded values', (language, text, meant) => {
  expect(readText(language, text)).toBe(meant);
});

test.each([
  ['sv', 'volvo inte diesel', '+Volvo -Diesel'],
  ['sv', 'diesel inte bensin', '+Diesel'],
  ['sv', 'diesel, inte volvo', '+Diesel -Volvo'],
  ['sv', 'volvo utan', '+Volvo ?utan'],
  ['sv', 'volvo inte dyr', '+Volvo ?inte dyr'],
  ['sv', 'utan dragkrok', '-Dragkrok'],
  ['sv', 'suv inte 7-sitsig', '+SUV -7'],
  ['sv', 'inte i lund', '-Skåne Lund'],
  ['en', 'car no towbar', '-Dragkrok'],
  ['en', 'heated seats', '"heated seats"'],
  ['sv', 'inte polestar', '-Polestar'],
  ['sv', 'inte tesla model y', '-Tesla Model Y'],
  ['sv', 'inte elkombi', '?inte elkombi'],
  ['sv', 'inte', '?inte'],
])('%s: "%s" applies the negation only to its own words', (language, text, meant) => {
  expect(readText(language, text)).toBe(meant);
});

test.each(Object.keys(markets))(
  'every trailing negation in %s can also precede what it excludes',
  (language) => {
    for (const { trailingNegations, negations } of getSearchWords(language)) {
      expect(negations).toEqual(expect.arrayContaining([...trailingNegations]));
      for (const word of trailingNegations) {
        expect([word, readText(language, `diesel ${word}`)]).toEqual([word, '-Diesel']);
      }
    }
  },
);
