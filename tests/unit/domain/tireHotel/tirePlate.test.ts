import { tireBookingCustomer } from '../../../../domain/tireHotel/tireBookingRequest';
import { isTirePlate, typedTirePlate } from '../../../../domain/tireHotel/tirePlate';

test('[TIRE-48] a plate that is pasted loses its gaps, hyphens, and signs that nobody sees', () => {
  for (const typed of [
    'abc 123',
    'ABC-123',
    '\u202eABC123',
    'AB\u200bC123\u2069',
    'ＡＢＣ１２３',
  ]) {
    expect(typedTirePlate(typed)).toBe('ABC123');
  }
  expect(isTirePlate(typedTirePlate('ü1!'))).toBe(false);
});

test('[TIRE-56] a phone number has 8 to 15 digits, and a plus in front alone', () => {
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
