import { isPlate, formatPlate, cleanTypedPlate } from '../../../../domain/booking/plate';

test('[BOOK-52] typed plates are capitalised, stripped of spaces and cut to six characters', () => {
  expect(cleanTypedPlate('abc 123')).toBe('ABC123');
  expect(cleanTypedPlate(' abc-12d4')).toBe('ABC12D');
  expect(cleanTypedPlate('åäö<1>')).toBe('ÅÄÖ1');
});

test('accepts both formats of plates and personal ones', () => {
  for (const plate of ['ABC123', 'ABC12D', 'MAMMA', 'Ö1']) expect(isPlate(plate)).toBe(true);
  for (const plate of ['', 'A', 'abc123', 'ABC 123', 'ABCDEFG']) expect(isPlate(plate)).toBe(false);
});

test('[BOOK-52] a plate is shown as written on the car', () => {
  expect(formatPlate('ABC12D')).toBe('ABC 12D');
  expect(formatPlate('MAMMA')).toBe('MAMMA');
});
