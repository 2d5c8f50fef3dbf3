import { documentTerms } from '../../../../services/search/analysis/documentTerms';
import { isWithinEdits } from '../../../../domain/search/editDistance';
import { fold, splitWords } from '../../../../domain/search/fold';
import {
  collectCompoundSegments,
  languageWords,
} from '../../../../services/search/words/languages';
import { getStockTexts as stockWords } from '../../../../services/stock/words/getStockTexts';
import type { Language } from '../../../../sites/site.types';
import { SeededRandom } from '../../../support/seededRandom';
import { editDistance } from '../../../contract/search/keyphraseOracle';

const languages = Object.keys(languageWords) as Language[];

test.each(languages)(
  'every synonym for a value in %s has a value that its stock may contain',
  (language) => {
    const stock = JSON.stringify(stockWords(language));
    const isInStock = (value: string) =>
      ['true', 'false', 'LCV'].includes(value) || stock.includes(JSON.stringify(value));
    const lost = languageWords[language].synonyms.flatMap((synonym) =>
      'field' in synonym && !synonym.values.some(isInStock)
        ? [`${synonym.field}: ${synonym.words[0]}`]
        : [],
    );
    expect(lost).toEqual([]);
  },
);

test('text is folded to lower case without diacritics and special letters', () => {
  expect(fold('Škoda KJØP Mälaren ĽŠČ Œ')).toBe('skoda kjop malaren lsc oe');
  expect(splitWords('  Mercedes-Benz A-Class (C 300 e) "4MATIC"')).toEqual([
    ...['mercedes', 'benz', 'a', 'class', 'c', '300', 'e', '4matic'],
  ]);
});

test('terms of a text contain its words, joined and split', () => {
  const compounds = collectCompoundSegments(['sv']);
  expect(documentTerms('Mercedes-Benz ID.4 XC60', compounds).sort()).toEqual([
    ...['4', '60', 'benz', 'id', 'id4', 'mercedes', 'mercedesbenz', 'xc', 'xc60'],
  ]);
  expect(documentTerms('Panoramatak', compounds)).toEqual(['panoramatak', 'panorama', 'tak']);
  expect(documentTerms('Backkamera', compounds)).toEqual(['backkamera', 'back', 'kamera']);
  expect(documentTerms('Tak', compounds)).toEqual(['tak']);
});

test("edit distances agree with Damerau's definition", () => {
  const random = new SeededRandom(3);
  const word = () =>
    Array.from({ length: 1 + random.below(7) }, () => random.pick([...'abc'])).join('');
  for (let round = 0; round < 20_000; round += 1) {
    const [a, b, edits] = [word(), word(), random.below(3)];
    expect([a, b, edits, isWithinEdits(a, b, edits)]).toEqual([
      a,
      b,
      edits,
      editDistance(a, b) <= edits,
    ]);
  }
});
