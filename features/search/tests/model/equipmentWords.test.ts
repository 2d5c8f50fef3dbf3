import { readSearch } from '../../model/readSearch';
import type { Facet } from '../../../../domain/search/search.types';
import { equipment, getEquipmentWords } from '../../model/words/equipmentWords';
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

const readStock = (language: Language) => [
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

const createFacets = (language: Language): Facet[] => {
  const [hybrid, plugIn, drive] = fuels[language];
  return [
    flat('car_brand>car_model>car_version', 'Volvo', 'BMW'),
    flat('car_fuel', hybrid, plugIn),
    flat('car_drive', drive),
    flat('car_seats', '5'),
    flat('car_equipment', ...readStock(language)),
  ];
};

const facets = Object.fromEntries(
  languages.map((language) => [language, createFacets(language)]),
) as Record<Language, Facet[]>;

function readText(language: Language, text: string) {
  const { values, excluded, keyphrase, unread } = readSearch(text, facets[language], {
    language,
    ...markets[language],
  });
  const getTexts = (named: typeof values) => named.map(({ levels }) => levels.at(-1));
  return { chosen: getTexts(values), excluded: getTexts(excluded), keyphrase, unread };
}

test.each(languages)('every equipment word in %s is read as the value in the stock', (language) => {
  const stock = readStock(language);
  const found = getEquipmentWords(language).flatMap(({ words, values }) =>
    words
      .map((word) => [word, readText(language, word)] as const)
      .filter(([, { chosen, keyphrase }]) => {
        const expectedValues = stock.filter((text) => values.includes(text));
        const isRecognized =
          expectedValues.length > 0 &&
          keyphrase === '' &&
          [...chosen].sort().join() === [...expectedValues].sort().join();
        return !isRecognized;
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
])('in %s "%s" is read as a make and a piece of equipment', (language, text, piece) => {
  expect(readText(language, text)).toEqual({
    chosen: ['Volvo', piece],
    excluded: [],
    keyphrase: '',
    unread: [],
  });
});

test('equipment that the stock lacks becomes a keyphrase, and equipment can be excluded', () => {
  expect(
    readSearch('taklucka', [flat('car_equipment', 'Dragkrok')], { language: 'sv', ...markets.sv }),
  ).toMatchObject({ values: [], keyphrase: 'taklucka' });
  expect(readText('sv', 'inte taklucka')).toMatchObject({
    chosen: [],
    excluded: ['Panoramaglastak'],
  });
});

test('each piece of equipment has at least one name in each language of a stock', () => {
  const missing = Object.entries(equipment).flatMap(([piece, { values }]) =>
    languages
      .filter((language) => !readStock(language).some((text) => values.includes(text)))
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
])(
  'in %s "%s" means the kinds of hybrid that it names, or all of them',
  (language, text, chosen) => {
    expect(readText(language, text)).toMatchObject({ chosen, keyphrase: '' });
  },
);

test.each(['full hybrid', 'plug-in hybrid', 'hybrid', 'hybrid suv 4x4'])(
  '[HERO-10] the address of a search for "%s" is read as the same kinds of hybrid',
  (text) => {
    const market = { language: 'en', ...markets.en };
    const found = readSearch(text, facets.en, market);
    const { pathname, searchParams } = new URL(
      searchAddress('/used-cars', found),
      'http://localhost',
    );
    const path = decodeURIComponent(pathname).split('/').slice(2).join(' ');
    const rereadValues = readSearch(path, facets.en, market).values.map(({ levels }) =>
      levels.join(' '),
    );
    expect([...rereadValues, ...searchParams.getAll('car_fuel')]).toEqual(
      found.values.map(({ levels }) => levels.join(' ')),
    );
  },
);
