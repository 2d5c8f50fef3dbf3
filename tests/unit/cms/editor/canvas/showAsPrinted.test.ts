import { toPrintMedia } from '../../../../../cms/editor/canvas/showAsPrinted';

test.each([
  ['print', 'all'],
  ['screen', 'not all'],
  ['screen and (min-width: 640px)', 'not all'],
  ['print and (min-width: 640px)', 'all and (min-width: 640px)'],
  ['only print', 'all'],
  ['not print', 'not all'],
  ['not screen', 'all'],
  ['screen, print', 'not all, all'],
  ['(min-width: 640px)', '(min-width: 640px)'],
  ['', ''],
])('[EDIT-58] the media query "%s" becomes "%s" to show a page as printed', (query, expected) => {
  expect(toPrintMedia(query)).toBe(expected);
});
