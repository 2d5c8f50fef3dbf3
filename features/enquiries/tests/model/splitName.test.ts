import { splitName } from '../../model/splitName';

test.each([
  ['Maja Lind', 'Maja', 'Lind'],
  ['  Anna  Maria Svensson ', 'Anna Maria', 'Svensson'],
  ['Maja', 'Maja', ''],
  ['', '', ''],
])('splits the name %j', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
