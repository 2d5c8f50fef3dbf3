import { bookingPlate } from '../../../domain/booking/plate';
import { plate } from '../../../domain/forms/fields';
import { plainPlate } from '../../../domain/plates/plainPlate';
import { typedTirePlate } from '../../../domain/tireHotel/tirePlate';

/** Every place that reads a registration: trade-in, booking, tyre hotel, sell-car. */
const places = [plainPlate, bookingPlate, typedTirePlate, (typed: string) => plate().cast(typed)];

test.each([
  ...['abc 123', 'ABC-123', 'ABC–123', 'ABC—123', 'ABC‑123', 'ABC‐123', 'ABC−123', 'ABC·123'],
  ...['ABC.123', ' A B C 1 2 3 ', 'ABC\u00a0123', 'ABC\u202f123', '\u202aABC123\u202c'],
  ...['AB\u200bC\u00ad123', 'ＡＢＣ１２３', 'ＡＢＣ－１２３', 'ABC﹣123'],
])('[BOOK-52] [TIRE-48] [FORM-49] %j is the plate ABC123 wherever it is typed', (typed) => {
  expect(places.map((read) => read(typed))).toEqual(places.map(() => 'ABC123'));
});

test.each([
  ['A\u030aBC12', 'ÅBC12'],
  ['a\u0308o\u0308', 'ÄÖ'],
])('letters in two parts are one: %j is %j', (typed, kept) => {
  expect(places.map((read) => read(typed))).toEqual(places.map(() => kept));
});

test('[FORM-49] what is no plate is left as it is where a plate is only asked to be there', () => {
  expect(plate().cast('vet inte än, kommer')).toBe('vet inte än, kommer');
});
