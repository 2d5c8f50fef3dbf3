import { textLanguages } from '../../../schema/codegen/readCatalogues';
import type { Language } from '../../../sites/site.types';
import { findForeignWords } from './findForeignWords';
import { contentTexts, messageTexts, stockTexts, type ShippedText } from './shippedTexts';

/** Texts that the requirements want the same in every language. */
const sameInEveryLanguage = [
  'Aj då',
  'Här skulle en sektion visas, men något gick fel.',
  "Sorry, but it looks like we can't get a quote for you right now. Please contact our team for more information about finance offers on this vehicle.",
];

/** Where a text has words of another language, and which. */
const findMixedTexts = (texts: readonly ShippedText[]) => [
  ...new Set(
    texts
      .filter(({ text }) => !sameInEveryLanguage.includes(text))
      .flatMap(({ place, language, text }) => {
        const words = findForeignWords(text, language);
        return words.length > 0
          ? [`${place}, ${language}: “${words.join('”, “')}” in “${text}”`]
          : [];
      }),
  ),
];

test.each([
  ['messages', messageTexts, 20_000],
  ['content', contentTexts, 20_000],
  ['stock', stockTexts, 1000],
])('no text of the %s has words of another language', (_, readTexts, minTexts) => {
  const texts = readTexts();
  expect(texts.length).toBeGreaterThan(minTexts);
  expect(findMixedTexts(texts)).toEqual([]);
});

/** Of each language a sentence, a price and a tag of a car, as they were left on pages in another language. */
const examples: Record<Language, string[]> = {
  sv: ['Välj en verkstad nära dig.', 'från 3 995 kr/mån', 'Säsongspris'],
  nb: ['Se hvilke biler som er ledige nå.', 'fra 3 995 kr/mnd', 'Sesongpris'],
  en: ['Choose a dealership near you.', 'from £199 monthly', 'Ex-demonstrator'],
  sk: ['Vyberte si servis vo vašom okolí.', 'od 199 € mesačne', 'Jazdené'],
  fi: ['Valitse lähin korjaamo.', 'kuukausierä 199 €', 'Esittelyauto'],
};

const pairs = textLanguages.flatMap((textLanguage) =>
  textLanguages
    .filter((language) => language !== textLanguage)
    .map((language) => ({ textLanguage, language })),
);

test.each(pairs)(
  'texts in $textLanguage are found among those in $language',
  ({ textLanguage, language }) => {
    for (const text of examples[textLanguage]) {
      expect([text, findForeignWords(text, textLanguage)]).toEqual([text, []]);
      expect([text, findForeignWords(text, language)]).not.toEqual([text, []]);
    }
  },
);

test('a text is found by one word, letter or tag', () => {
  expect(findForeignWords('Book a provkörning today.', 'en')).toEqual(['provkörning']);
  expect(findForeignWords('Velg en verkstad.', 'sv')).toEqual(['Velg']);
  expect(findForeignWords('Välj ett verksted.', 'nb')).toEqual(['Välj']);
  expect(findForeignWords('2 500 mil per år', 'en')).toEqual(['år']);
  expect(findForeignWords('<p>Demobil <b>hos oss</b></p>', 'fi')).toEqual([
    'Demobil',
    'hos',
    'oss',
  ]);
});

test('names, addresses, values and markup are of no language', () => {
  const text =
    '<p>Automotive Göteborg and Škoda Ålesund, <a href="/boka/från-oss">{och} www.bil.se/och</a> info@till.se</p>';
  expect(findForeignWords(text, 'en')).toEqual([]);
});

test('a longer text hardly ever passes in another language', () => {
  const longTexts = messageTexts().filter(({ text }) => text.split(' ').length >= 6);
  for (const { textLanguage, language } of pairs) {
    const texts = longTexts.filter((text) => text.language === textLanguage);
    const found = texts.filter(({ text }) => findForeignWords(text, language).length > 0);
    expect([textLanguage, language, found.length / texts.length > 0.93]).toEqual([
      textLanguage,
      language,
      true,
    ]);
  }
});
