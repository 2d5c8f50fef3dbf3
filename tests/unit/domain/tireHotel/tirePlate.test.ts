import { tireBookingCustomer } from '../../../../domain/tireHotel/tireBookingRequest';
import { isTirePlate, cleanTirePlate } from '../../../../domain/tireHotel/tirePlate';

test('[TIRE-48] removes spaces, hyphens and invisible characters from a pasted plate', () => {
  for (const typed of [
    'abc 123',
    'ABC-123',
    '\u202eABC123',
    'AB\u200bC123\u2069',
    'ＡＢＣ１２３',
  ]) {
    expect(cleanTirePlate(typed)).toBe('ABC123');
  }
  expect(isTirePlate(cleanTirePlate('ü1!'))).toBe(false);
});

test('[TIRE-56] a phone number has 8 to 15 digits and at most a leading plus', () => {
  const valid = (phoneMobile: string) =>
    tireBookingCustomer.isValidSync({
      firstName: 'Anna',
      lastName: 'Åberg',
      email: 'anna@example.com',
      phoneMobile,
    });
  expect(['0701740605', '+46 70-174 06 05', '12345678'].map(valid)).toEqual([true, true, true]);
  expect(['+++++++++', '1+2+3+4+5+6', '1234567', '1234567890123456'].map(valid)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
