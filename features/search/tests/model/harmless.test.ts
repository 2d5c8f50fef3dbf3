import { stripLinks } from '../../model/stripLinks';

test.each([
  ['400 e/kk', '400 e/kk'],
  ['4000 kr/mån, max', '4000 kr/mån, max'],
  ['300 €/mes', '300 €/mes'],
  ['https://evil.example/x', 'https evil example x'],
  ['//evil', 'evil'],
  ['/edit/pages', 'edit pages'],
  ['a/b/c', 'a b c'],
  ['<b>x</b>', 'b x b'],
])('links are removed from "%s", which becomes "%s"', (text, expected) => {
  expect(stripLinks(text)).toBe(expected);
});
