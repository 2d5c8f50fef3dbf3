import { townLine } from '../../../../domain/dealers/townLine';

test.each([
  ['TN9 1AA', 'Tonbridge', 'Tonbridge TN9 1AA'],
  ['E14 5AB', 'London', 'London E14 5AB'],
  ['151 38', 'Södertälje', '151 38 Södertälje'],
  ['LV-1010', 'Riga', 'LV-1010 Riga'],
  ['1012 AB', 'Amsterdam', '1012 AB Amsterdam'],
  [undefined, 'Oslo', 'Oslo'],
  ['0150', undefined, '0150'],
])('formats %s and %s as %s', (zip, town, line) => {
  expect(townLine(zip, town)).toBe(line);
});
