import { documentTerms } from '../../../../services/search/analysis/documentTerms';
import { isWithinEdits } from '../../../../domain/search/editDistance';
import { fold, wordsOf } from '../../../../domain/search/fold';
import { compoundsOf, languageWords } from '../../../../services/search/words/languages';
import { wordsOf as stockWords } from '../../../../services/stock/words/wordsOf';
import type { Language } from '../../../../sites/site.types';
import { SeededRandom } from '../../../support/seededRandom';
import { distance } from '../../../contract/search/keyphraseOracle';

const languages = Object.keys(languageWords) as Language[];

test.each(languages)(
  'every word of %s that means a value means one that its stock may have',
  (language) => {
    const stock = JSON.stringify(stockWords(language));
    const known = (value: string) =>
      ['true', 'false', 'LCV'].includes(value) || stock.includes(JSON.stringify(value));
    const lost = languageWords[language].synonyms.flatMap((synonym) =>
      'field' in synonym && !synonym.values.some(known)
        ? [`${synonym.field}: ${synonym.words[0]}`]
        : [],
    );
    expect(lost).toEqual([]);
  },
);

test('texts are folded: case, diacritics and letters that are none elsewhere', () => {
  expect(fold('Škoda KJØP Mälaren ĽŠČ Œ')).toBe('skoda kjop malaren lsc oe');
  expect(wordsOf('  Mercedes-Benz A-Class (C 300 e) "4MATIC"')).toEqual([
    ...['mercedes', 'benz', 'a', 'class', 'c', '300', 'e', '4matic'],
  ]);
});

test('terms of a text hold its words, joined and taken apart', () => {
  const compounds = compoundsOf(['sv']);
  expect(documentTerms('Mercedes-Benz ID.4 XC60', compounds).sort()).toEqual([
    ...['4', '60', 'benz', 'id', 'id4', 'mercedes', 'mercedesbenz', 'xc', 'xc60'],
  ]);
  expect(documentTerms('Panoramatak', compounds)).toEqual(['panoramatak', 'panorama', 'tak']);
  expect(documentTerms('Backkamera', compounds)).toEqual(['backkamera', 'back', 'kamera']);
  expect(documentTerms('Tak', compounds)).toEqual(['tak']);
});

test('edits are counted as Damerau defines them', () => {
  const random = new SeededRandom(3);
  const word = () =>
    Array.from({ length: 1 + random.below(7) }, () => random.pick([...'abc'])).join('');
  for (let round = 0; round < 20_000; round += 1) {
    const [a, b, edits] = [word(), word(), random.below(3)];
    expect([a, b, edits, isWithinEdits(a, b, edits)]).toEqual([
      a,
      b,
      edits,
      distance(a, b) <= edits,
    ]);
  }
});
