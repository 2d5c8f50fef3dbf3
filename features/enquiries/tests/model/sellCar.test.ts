import { MAX_LENGTH, mileage, optionalText, requiredText } from '../../../../domain/forms/fields';
import type { ValidationError } from 'yup';
import { fieldFaults } from '../../model/fieldFaults';
import { isAnswerable, sellCarFormName, sellCarSchema } from '../../model/sellCar';

const filledIn = {
  regno: 'abc 123',
  milage: '12 500',
  customerName: 'Anna Öberg',
  customerPhone: '070-174 06 05',
  customerEmail: 'anna@example.com',
  selectedOption: 'tradeIn',
  other: '',
};

function faultsOf(values: object): Record<string, string> {
  try {
    sellCarSchema.validateSync({ ...filledIn, ...values }, { abortEarly: false });
    return {};
  } catch (error) {
    return fieldFaults(error as ValidationError);
  }
}

test('[FORM-22] [FORM-23] [FORM-50] what is filled in becomes the values of the enquiry', () => {
  expect(sellCarSchema.validateSync(filledIn)).toEqual({
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
  '[FORM-24] [FORM-26] [FORM-49] %s must be there',
  (name) => {
    expect(faultsOf({ [name]: ' ' })).toEqual({ [name]: 'required' });
    expect(faultsOf({ [name]: undefined })).toEqual({ [name]: 'required' });
  },
);

test.each([
  ['12 500', 12_500],
  ['12.500', 12_500],
  ['45,000', 45_000],
  ['1’234’567', 1_234_567],
  ['12 5 00', 12_500],
])('[FORM-24] %j is a mileage of %d', (milage, expected) =>
  expect(sellCarSchema.validateSync({ ...filledIn, milage }).milage).toBe(expected),
);

test.each(['-1', 'many', '1.5', '12.50', '1e5', '0x10', '99999999'])(
  '[FORM-24] %j is no mileage',
  (milage) => expect(faultsOf({ milage })).toEqual({ milage: 'pattern' }),
);

test('[FORM-24] a mileage of 0 is one', () => expect(faultsOf({ milage: '0' })).toEqual({}));

test.each(['12345', '+', '1'.repeat(21), 'ring mig'])(
  '[FORM-25] [FORM-47] %j is no phone number',
  (customerPhone) => expect(faultsOf({ customerPhone })).toEqual({ customerPhone: 'pattern' }),
);

test.each(['anna', 'anna@example', 'anna@example.c', 'anna@example.c0', 'a b@example.com'])(
  '[FORM-25] [FORM-48] %j is no address of mail with a last part of two letters',
  (customerEmail) => expect(faultsOf({ customerEmail })).toEqual({ customerEmail: 'pattern' }),
);

test('[FORM-26] one of the two options is chosen', () => {
  expect(faultsOf({ selectedOption: 'sellCar' })).toEqual({});
  expect(faultsOf({ selectedOption: 'giveAway' })).toEqual({ selectedOption: 'required' });
});

test('[FORM-27] [OQ-123] nothing is sent where name, phone or mail is empty', () => {
  const values = { customerName: 'Anna', customerPhone: '070', customerEmail: 'a@b.se' };
  expect(isAnswerable(values)).toBe(true);
  for (const name of Object.keys(values))
    expect(isAnswerable({ ...values, [name]: '' })).toBe(false);
});

test('what nobody sees is left out, only long texts have lines, and objects are no text', () => {
  const read = (value: unknown) => requiredText().validateSync(value);
  expect(read('\u200b Anna\nBcc: x@y.example\u202e ')).toBe('Anna Bcc: x@y.example');
  expect(optionalText(MAX_LENGTH.message).validateSync('one\r\ntwo\u0007')).toBe('one\r\ntwo');
  expect(() => read('\u200b\u200b')).toThrow('required');
  expect(() => read({ a: 1 })).toThrow('pattern');
  expect(() => read(['Anna'])).toThrow('pattern');
  expect(() => mileage().validateSync([8000])).toThrow('pattern');
});
