import { readSearch } from '../../model/readSearch';
import type { Facet } from '../../../../domain/search/search.types';
import { equipment, equipmentIn } from '../../model/words/equipmentWords';
import { equipmentTexts } from '../../../../domain/stockTexts/equipmentTexts';
import { searchAddress } from '../../../car/ui/searchAddress';

const markets = {
  sv: { currency: 'SEK', mileageUnit: 'mil' },
  nb: { currency: 'NOK', mileageUnit: 'km' },
  en: { currency: 'GBP', mileageUnit: 'miles' },
  sk: { currency: 'EUR', mileageUnit: 'km' },
  fi: { currency: 'EUR', mileageUnit: 'km' },
} as const;
type Language = keyof typeof markets;
const languages = Object.keys(markets) as Language[];

const stockIn = (language: Language) => [
  ...new Set(Object.values(equipmentTexts).map((texts) => texts[language])),
];

const flat = (name: string, ...texts: string[]): Facet => ({
  name,
  type: 'value',
  values: texts.map((text) => ({ text, count: 1 })),
});
const fuels = {
  sv: ['Hybrid', 'Laddhybrid', 'Fyrhjulsdrift'],
  nb: ['Hybrid', 'Ladbar hybrid', 'Firehjulstrekk'],
  en: ['Hybrid', 'Plug-in hybrid', 'All-wheel drive'],
  sk: ['Hybrid', 'Plug-in hybrid', 'Pohon 4×4'],
  fi: ['Hybridi', 'Ladattava hybridi', 'Neliveto'],
} as const;

const facetsIn = (language: Language): Facet[] => {
  const [hybrid, plugIn, drive] = fuels[language];
  return [
    flat('car_brand>car_model>car_version', 'Volvo', 'BMW'),
    flat('car_fuel', hybrid, plugIn),
    flat('car_drive', drive),
    flat('car_seats', '5'),
    flat('car_equipment', ...stockIn(language)),
  ];
};

const facets = Object.fromEntries(
  languages.map((language) => [language, facetsIn(language)]),
) as Record<Language, Facet[]>;

function read(language: Language, text: string) {
  const { values, excluded, keyphrase, unread } = readSearch(text, facets[language], {
    language,
    ...markets[language],
  });
  const told = (named: typeof values) => named.map(({ levels }) => levels.at(-1));
  return { chosen: told(values), excluded: told(excluded), keyphrase, unread };
}

test.each(languages)('every word of equipment in %s finds what the stock calls it', (language) => {
  const stock = stockIn(language);
  const found = equipmentIn(language).flatMap(({ words, values }) =>
    words
      .map((word) => [word, read(language, word)] as const)
      .filter(([, { chosen, keyphrase }]) => {
        const wanted = stock.filter((text) => values.includes(text));
        const isKnown =
          wanted.length > 0 &&
          keyphrase === '' &&
          [...chosen].sort().join() === [...wanted].sort().join();
        return !isKnown;
      }),
  );
  expect(found).toEqual([]);
});

test.each<[Language, string, string]>([
  ['sv', 'volvo med taklucka', 'Panoramaglastak'],
  ['nb', 'volvo med takluke', 'Panoramatak'],
  ['en', 'volvo with a sunroof', 'Panoramic glass roof'],
  ['sk', 'volvo so strešným oknom', 'Panoramatická strecha'],
  ['fi', 'volvo kattoluukulla', 'Panoraamalasikatto'],
  ['sv', 'volvo stolsvärme', 'Eluppvärmda framstolar'],
  ['en', 'volvo sat nav', 'Satellite navigation'],
])('in %s "%s" is a make and a piece of equipment', (language, text, piece) => {
  expect(read(language, text)).toEqual({
    chosen: ['Volvo', piece],
    excluded: [],
    keyphrase: '',
    unread: [],
  });
});

test('a piece that a stock does not write is a word, and one can be left out', () => {
  expect(
    readSearch('taklucka', [flat('car_equipment', 'Dragkrok')], { language: 'sv', ...markets.sv }),
  ).toMatchObject({ values: [], keyphrase: 'taklucka' });
  expect(read('sv', 'inte taklucka')).toMatchObject({ chosen: [], excluded: ['Panoramaglastak'] });
});

test('each piece is written in one way at least in each language of a stock', () => {
  const missing = Object.entries(equipment).flatMap(([piece, { values }]) =>
    languages
      .filter((language) => !stockIn(language).some((text) => values.includes(text)))
      .map((language) => `${piece} ${language}`),
  );
  expect(missing).toEqual([]);
});

test.each<[Language, string, string[]]>([
  ['sk', '4x4 hybrid', ['Pohon 4×4', 'Hybrid', 'Plug-in hybrid']],
  ['sv', 'hybrid', ['Hybrid', 'Laddhybrid']],
  ['nb', 'hybrid', ['Hybrid', 'Ladbar hybrid']],
  ['en', 'hybrid', ['Hybrid', 'Plug-in hybrid']],
  ['fi', 'hybridi', ['Hybridi', 'Ladattava hybridi']],
  ['sv', 'laddhybrid', ['Laddhybrid']],
  ['sv', 'elhybrid', ['Hybrid']],
  ['en', 'full hybrid', ['Hybrid']],
  ['en', 'self-charging hybrid', ['Hybrid']],
  ['en', 'plug-in hybrid', ['Plug-in hybrid']],
  ['fi', 'lataushybridi', ['Ladattava hybridi']],
])('in %s "%s" means the kinds of hybrid that it says, or each', (language, text, chosen) => {
  expect(read(language, text)).toMatchObject({ chosen, keyphrase: '' });
});

test.each(['full hybrid', 'plug-in hybrid', 'hybrid', 'hybrid suv 4x4'])(
  '[HERO-10] the address of "%s" is read as the same kinds',
  (text) => {
    const market = { language: 'en', ...markets.en };
    const found = readSearch(text, facets.en, market);
    const { pathname, searchParams } = new URL(
      searchAddress('/used-cars', found),
      'http://localhost',
    );
    const path = decodeURIComponent(pathname).split('/').slice(2).join(' ');
    const again = readSearch(path, facets.en, market).values.map(({ levels }) => levels.join(' '));
    expect([...again, ...searchParams.getAll('car_fuel')]).toEqual(
      found.values.map(({ levels }) => levels.join(' ')),
    );
  },
);
