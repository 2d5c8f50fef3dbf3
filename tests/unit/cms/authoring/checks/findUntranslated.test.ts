import { isName } from '../../../../../cms/authoring/checks/findUntranslated';

test.each([
  'Volvo EX30',
  'Škoda',
  'Mercedes-Benz eSprinter 2',
  'mercedes',
  'GTM-ABC123',
  'https://a.se/b',
])('[EDIT-51] text that may be the same in every language needs no translation: %s', (text) =>
  expect(isName(text)).toBe(true),
);

test.each(['Vinterdäck', 'Däck till vintern', 'En bil på en väg', 'Winter tyres for you'])(
  '[EDIT-51] words need a translation: %s',
  (text) => expect(isName(text)).toBe(false),
);
