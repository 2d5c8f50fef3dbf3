import {
  MAX_CHARACTERS,
  mileage,
  optionalText,
  requiredText,
} from '../../../../domain/forms/fields';
import type { ValidationError } from 'yup';
import { fieldErrors } from '../../model/fieldErrors';
import { isAnswerable, sellCarFormName, sellCarSchema } from '../../model/sellCar';

const validValues = {
  regno: 'abc 123',
  milage: '12 500',
  customerName: 'Anna Öberg',
  customerPhone: '070-174 06 05',
  customerEmail: 'anna@example.com',
  selectedOption: 'tradeIn',
  other: '',
};

function validationErrors(values: object): Record<string, string> {
  try {
    sellCarSchema.validateSync({ ...validValues, ...values }, { abortEarly: false });
    return {};
  } catch (error) {
    return fieldErrors(error as ValidationError);
  }
}

test('[FORM-22] [FORM-23] [FORM-50] the submitted fields become the values of the enquiry', () => {
  expect(sellCarSchema.validateSync(validValues)).toEqual({
    regno: 'ABC123',
    milage: 12_500,
    customerName: 'Anna Öberg',
    customerPhone: '070 174 06 05',
    customerEmail: 'anna@example.com',
    selectedOption: 'tradeIn',
    other: '',
    estimate: '',
    extras: [],
  });
  expect(sellCarFormName('automotive-se')).toBe('automotive-seSellCarForm');
});

test.each(['regno', 'milage', 'customerName', 'customerPhone', 'customerEmail', 'selectedOption'])(
  '[FORM-24] [FORM-26] [FORM-49] %s is required',
  (name) => {
    expect(validationErrors({ [name]: ' ' })).toEqual({ [name]: 'required' });
    expect(validationErrors({ [name]: undefined })).toEqual({ [name]: 'required' });
  },
);

test.each([
  ['12 500', 12_500],
  ['12.500', 12_500],
  ['45,000', 45_000],
  ['1’234’567', 1_234_567],
  ['12 5 00', 12_500],
])('[FORM-24] %j is a mileage of %d', (milage, expected) =>
  expect(sellCarSchema.validateSync({ ...validValues, milage }).milage).toBe(expected),
);

test.each(['-1', 'many', '1.5', '12.50', '1e5', '0x10', '99999999'])(
  '[FORM-24] %j is not a mileage',
  (milage) => expect(validationErrors({ milage })).toEqual({ milage: 'pattern' }),
);

test('[FORM-24] a mileage of 0 is accepted', () =>
  expect(validationErrors({ milage: '0' })).toEqual({}));

test.each(['12345', '+', '1'.repeat(21), 'ring mig'])(
  '[FORM-25] [FORM-47] %j is not a phone number',
  (customerPhone) =>
    expect(validationErrors({ customerPhone })).toEqual({ customerPhone: 'pattern' }),
);

test.each(['anna', 'anna@example', 'anna@example.c', 'anna@example.c0', 'a b@example.com'])(
  '[FORM-25] [FORM-48] %j is not an e-mail address with a top-level domain of two letters',
  (customerEmail) =>
    expect(validationErrors({ customerEmail })).toEqual({ customerEmail: 'pattern' }),
);

test('[FORM-26] one of the two options must be chosen', () => {
  expect(validationErrors({ selectedOption: 'sellCar' })).toEqual({});
  expect(validationErrors({ selectedOption: 'giveAway' })).toEqual({ selectedOption: 'required' });
});

test('[FORM-27] [OQ-123] an enquiry without name, phone or e-mail is not sent', () => {
  const values = { customerName: 'Anna', customerPhone: '070', customerEmail: 'a@b.se' };
  expect(isAnswerable(values)).toBe(true);
  for (const name of Object.keys(values))
    expect(isAnswerable({ ...values, [name]: '' })).toBe(false);
});

test('invisible characters are removed, only long texts keep line breaks, and objects are rejected', () => {
  const readText = (value: unknown) => requiredText().validateSync(value);
  expect(readText('\u200b Anna\nBcc: x@y.example\u202e ')).toBe('Anna Bcc: x@y.example');
  expect(optionalText(MAX_CHARACTERS.message).validateSync('one\r\ntwo\u0007')).toBe('one\r\ntwo');
  expect(() => readText('\u200b\u200b')).toThrow('required');
  expect(() => readText({ a: 1 })).toThrow('pattern');
  expect(() => readText(['Anna'])).toThrow('pattern');
  expect(() => mileage().validateSync([8000])).toThrow('pattern');
});
