import { harmless } from '../../model/harmless';

test.each([
  ['400 e/kk', '400 e/kk'],
  ['4000 kr/mån, max', '4000 kr/mån, max'],
  ['300 €/mes', '300 €/mes'],
  ['https://evil.example/x', 'https evil example x'],
  ['//evil', 'evil'],
  ['/edit/pages', 'edit pages'],
  ['a/b/c', 'a b c'],
  ['<b>x</b>', 'b x b'],
])('"%s" is told as "%s"', (text, told) => {
  expect(harmless(text)).toBe(told);
});
