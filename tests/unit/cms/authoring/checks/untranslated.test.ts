import { isName } from '../../../../../cms/authoring/checks/untranslated';

test.each([
  'Volvo EX30',
  'Škoda',
  'Mercedes-Benz eSprinter 2',
  'mercedes',
  'GTM-ABC123',
  'https://a.se/b',
])('[EDIT-51] what may be the same in every language is no text to translate: %s', (text) =>
  expect(isName(text)).toBe(true),
);

test.each(['Vinterdäck', 'Däck till vintern', 'En bil på en väg', 'Winter tyres for you'])(
  '[EDIT-51] words are to be translated: %s',
  (text) => expect(isName(text)).toBe(false),
);
