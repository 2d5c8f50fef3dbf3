import { splitName } from '../../model/splitName';

test.each([
  ['Maja Lind', 'Maja', 'Lind'],
  ['  Anna  Maria Svensson ', 'Anna Maria', 'Svensson'],
  ['Maja', 'Maja', ''],
  ['', '', ''],
])('splits %j into first and last name', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
