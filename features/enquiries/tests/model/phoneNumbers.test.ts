import { phone } from '../../../../domain/forms/fields';
import { typedPhonePattern } from '../../../../domain/forms/normalizePhone';
import { toE164 } from '../../../appointments/server/visits/toE164';
import { numbers as fi } from './numbers/fi';
import { numbers as gb } from './numbers/gb';
import { numbers as no } from './numbers/no';
import { numbers as se } from './numbers/se';
import { numbers as sk } from './numbers/sk';

/** Browsers compile the `pattern` of a field with the v flag. */
const fieldPattern = new RegExp(`^(?:${typedPhonePattern})$`, 'v');

describe.each([
  ['SE', se],
  ['NO', no],
  ['GB', gb],
  ['SK', sk],
  ['FI', fi],
] as const)('[FORM-03] [FORM-47] numbers of %s', (country, numbers) => {
  test('include at least thirty examples', () => expect(numbers.length).toBeGreaterThanOrEqual(30));

  test.each(numbers)('%j is dialled as %s: %s (%s)', (typed, expected) => {
    const stored = phone().validateSync(typed);
    expect(toE164(stored, country)).toBe(expected);
    // The server accepts what the browser has normalized.
    expect(phone().validateSync(stored)).toBe(stored);
    expect(typed).toMatch(fieldPattern);
  });
});

test.each([
  ['0900 123 456', 'SK', 'a premium-rate number'],
  ['0939 123 4567', 'SE', 'a premium-rate number'],
  ['0800 123 456', 'SK', 'a freephone number'],
  ['05000', 'NO', 'a short number of a company'],
  ['000000', 'SE', 'zeros'],
  ['0000000000', 'GB', 'zeros'],
  ['447700900123', 'SE', 'the code of another country without a plus sign'],
  ['358401234567', 'NO', 'the code of another country without a plus sign'],
  ['+99 1234567', 'SE', 'the code of no country'],
  ['12345678901234567890', 'FI', 'too many digits'],
] as const)('%s has no E.164 form in %s: %s', (typed, country, _kind) => {
  expect(toE164(typed, country)).toBeUndefined();
});

test.each(['-', '(', '1-', '\u202a', 'x1', '+'])(
  'a text of 60,000 times %j is not a number, and is rejected quickly',
  (sign) => expect(phone().isValidSync(sign.repeat(60_000))).toBe(false),
);
