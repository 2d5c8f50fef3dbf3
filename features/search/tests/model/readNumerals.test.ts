import { readNumerals } from '../../model/readNumerals';
import { wordsOfPhrase } from '../../model/wordsOfPhrase';
import { getSearchWords } from '../../model/words/getSearchWords';

const readText = (language: string, text: string): string => {
  const languages = getSearchWords(language);
  return readNumerals(wordsOfPhrase(text, languages), languages)
    .map((word) => word.read)
    .join(' ');
};

test.each([
  ['sv', 'under fyra tusen i månaden', 'under 4000 i månaden'],
  ['sv', 'trehundrafemtio tusen', '350000'],
  ['sv', 'två hundra och femtio', '250'],
  ['sv', 'fyrahundratusen kronor', '400000 kronor'],
  ['sv', 'mellan tre hundra tusen och fyra hundra tusen', 'mellan 300000 och 400000'],
  ['sv', 'en sju sits under hundra tusen', 'en sju sits under 100000'],
  ['sv', 'tjugofem mil', '25 mil'],
  ['sv', '300 tusen', '300 tusen'],
  ['sv', 'en kvarts miljon', 'en 250000'],
  ['nb', 'under fire tusen i måneden', 'under 4000 i måneden'],
  ['nb', 'tohundreogfemti tusen', '250000'],
  ['en', 'four hundred pounds', '400 pounds'],
  ['en', 'under twenty-five thousand', 'under 25000'],
  ['en', 'a hundred and fifty thousand miles', '150000 miles'],
  ['en', 'between three hundred and four hundred', 'between 300 and 400'],
  ['en', 'one owner four wheel drive two seats', 'one owner four wheel drive two seats'],
  ['en', 'ten grand', '10000'],
  ['sk', 'do štyristo eur mesačne', 'do 400 eur mesačne'],
  ['sk', 'dvadsaťpäť tisíc', '25000'],
  ['sk', 'dvesto päťdesiat', '250'],
  ['fi', 'alle neljäsataa euroa kuussa', 'alle 400 euroa kuussa'],
  ['fi', 'neljänsadan euron', '400 euron'],
  ['fi', 'kolmesataaviisikymmentä', '350'],
  ['fi', 'kaksikymmentäviisi tuhatta', '25000'],
  ['fi', 'puoli miljoonaa', '500000'],
  ['fi', 'seitsemän hengen', 'seitsemän hengen'],
])('%s: "%s" is read as "%s"', (language, text, figures) => {
  expect(readText(language, text)).toBe(figures);
});

test('a number keeps its original text', () => {
  const languages = getSearchWords('en');
  const [number] = readNumerals(wordsOfPhrase('four hundred, please', languages), languages);
  expect(number).toEqual({ text: 'four hundred', read: '400', endsClause: true });
});
