import { isPlate, shownPlate, bookingPlate } from '../../../../domain/booking/plate';

test('[BOOK-52] what is typed becomes capitals without gaps, six at most', () => {
  expect(bookingPlate('abc 123')).toBe('ABC123');
  expect(bookingPlate(' abc-12d4')).toBe('ABC12D');
  expect(bookingPlate('åäö<1>')).toBe('ÅÄÖ1');
});

test('both formats of registrations are plates, and personal ones', () => {
  for (const plate of ['ABC123', 'ABC12D', 'MAMMA', 'Ö1']) expect(isPlate(plate)).toBe(true);
  for (const plate of ['', 'A', 'abc123', 'ABC 123', 'ABCDEFG']) expect(isPlate(plate)).toBe(false);
});

test('[BOOK-52] a registration is shown as it stands on the car', () => {
  expect(shownPlate('ABC12D')).toBe('ABC 12D');
  expect(shownPlate('MAMMA')).toBe('MAMMA');
});
