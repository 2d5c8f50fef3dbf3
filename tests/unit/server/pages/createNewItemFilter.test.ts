import { createNewItemFilter } from '../../../../server/pages/createNewItemFilter';

test('a page that is rendered again with deferred blocks reports only new messages', () => {
  const filterNew = createNewItemFilter<string>((text) => text);
  expect(filterNew(['No fields', 'No fields'])).toEqual(['No fields', 'No fields']);
  expect(filterNew(['No fields', 'No fields', 'No icon'])).toEqual(['No icon']);
  expect(filterNew(['No fields', 'No fields', 'No fields'])).toEqual(['No fields']);
  expect(createNewItemFilter<string>((text) => text)(['No fields'])).toEqual(['No fields']);
});
