import { cleanTypedPlate } from '../../../domain/booking/plate';
import { plate } from '../../../domain/forms/fields';
import { parsePlate } from '../../../domain/plates/parsePlate';
import { cleanTirePlate } from '../../../domain/tireHotel/tirePlate';

/** All functions that normalise plates: trade-in, booking, tyre hotel, sell-car. */
const normalizers = [
  parsePlate,
  cleanTypedPlate,
  cleanTirePlate,
  (typed: string) => plate().cast(typed),
];

test.each([
  ...['abc 123', 'ABC-123', 'ABC–123', 'ABC—123', 'ABC‑123', 'ABC‐123', 'ABC−123', 'ABC·123'],
  ...['ABC.123', ' A B C 1 2 3 ', 'ABC\u00a0123', 'ABC\u202f123', '\u202aABC123\u202c'],
  ...['AB\u200bC\u00ad123', 'ＡＢＣ１２３', 'ＡＢＣ－１２３', 'ABC﹣123'],
])('[BOOK-52] [TIRE-48] [FORM-49] every form reads %j as the plate ABC123', (typed) => {
  expect(normalizers.map((read) => read(typed))).toEqual(normalizers.map(() => 'ABC123'));
});

test.each([
  ['A\u030aBC12', 'ÅBC12'],
  ['a\u0308o\u0308', 'ÄÖ'],
])('composes decomposed letters: %j becomes %j', (typed, expected) => {
  expect(normalizers.map((read) => read(typed))).toEqual(normalizers.map(() => expected));
});

test('[FORM-49] keeps other text in a field that only has to be filled in', () => {
  expect(plate().cast('vet inte än, kommer')).toBe('vet inte än, kommer');
});
