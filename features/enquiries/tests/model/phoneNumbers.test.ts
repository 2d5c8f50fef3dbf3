import { phone } from '../../../../domain/forms/fields';
import { typedPhonePattern } from '../../../../domain/forms/plainPhone';
import { dialled } from '../../../appointments/server/visits/dialled';
import { numbers as fi } from './numbers/fi';
import { numbers as gb } from './numbers/gb';
import { numbers as no } from './numbers/no';
import { numbers as se } from './numbers/se';
import { numbers as sk } from './numbers/sk';

/** Browsers read the pattern of a field with the flag v. */
const fieldPattern = new RegExp(`^(?:${typedPhonePattern})$`, 'v');

describe.each([
  ['SE', se],
  ['NO', no],
  ['GB', gb],
  ['SK', sk],
  ['FI', fi],
] as const)('[FORM-03] [FORM-47] numbers of %s', (country, numbers) => {
  test('are at least thirty', () => expect(numbers.length).toBeGreaterThanOrEqual(30));

  test.each(numbers)('%j is dialled as %s: %s (%s)', (typed, expected) => {
    const kept = phone().validateSync(typed);
    expect(dialled(kept, country)).toBe(expected);
    // The server reads what the browser has read.
    expect(phone().validateSync(kept)).toBe(kept);
    expect(typed).toMatch(fieldPattern);
  });
});

test.each([
  ['0900 123 456', 'SK', 'a number that costs'],
  ['0939 123 4567', 'SE', 'a number that costs'],
  ['0800 123 456', 'SK', 'a number for callers'],
  ['05000', 'NO', 'a number of a firm'],
  ['000000', 'SE', 'zeros'],
  ['0000000000', 'GB', 'zeros'],
  ['447700900123', 'SE', 'the code of another country without a plus sign'],
  ['358401234567', 'NO', 'the code of another country without a plus sign'],
  ['+99 1234567', 'SE', 'the code of no country'],
  ['12345678901234567890', 'FI', 'too many digits'],
] as const)('%s is dialled in %s by nobody: %s', (typed, country, _kind) => {
  expect(dialled(typed, country)).toBeUndefined();
});

test.each(['-', '(', '1-', '\u202a', 'x1', '+'])(
  'a text of 60,000 times %j is no number, and is not looked at for long',
  (sign) => expect(phone().isValidSync(sign.repeat(60_000))).toBe(false),
);
