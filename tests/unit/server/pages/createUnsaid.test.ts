import { createNewItemFilter } from '../../../../server/pages/createNewItemFilter';

test('a page that is rendered again with deferred blocks reports only new messages', () => {
  const unsaid = createNewItemFilter<string>((text) => text);
  expect(unsaid(['No fields', 'No fields'])).toEqual(['No fields', 'No fields']);
  expect(unsaid(['No fields', 'No fields', 'No icon'])).toEqual(['No icon']);
  expect(unsaid(['No fields', 'No fields', 'No fields'])).toEqual(['No fields']);
  expect(createNewItemFilter<string>((text) => text)(['No fields'])).toEqual(['No fields']);
});
