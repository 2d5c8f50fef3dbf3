import { createUnsaid } from '../../../../server/pages/createUnsaid';

test('a page that is rendered anew with its late blocks says only what it has not said before', () => {
  const unsaid = createUnsaid<string>((text) => text);
  expect(unsaid(['No fields', 'No fields'])).toEqual(['No fields', 'No fields']);
  expect(unsaid(['No fields', 'No fields', 'No icon'])).toEqual(['No icon']);
  expect(unsaid(['No fields', 'No fields', 'No fields'])).toEqual(['No fields']);
  expect(createUnsaid<string>((text) => text)(['No fields'])).toEqual(['No fields']);
});
