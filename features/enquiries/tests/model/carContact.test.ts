import type { ValidationError } from 'yup';
import { carContactFormName, carContactSchema } from '../../model/carContact';
import { fieldErrors } from '../../model/fieldErrors';
import { typedPhonePattern } from '../../../../domain/forms/normalizePhone';

const validValues = { name: 'Anna', phone: '0701740605', email: 'anna@example.com' };

function validationErrors(values: object, context: object = {}): Record<string, string> {
  try {
    carContactSchema.validateSync({ ...validValues, ...values }, { abortEarly: false, context });
    return {};
  } catch (error) {
    return fieldErrors(error as ValidationError);
  }
}

test.each([
  ...['123456', '+123456', '+46 70 174 06 05', '1'.repeat(20), ` ${'1'.repeat(20)} `],
  ...['12 345', '+1 2 3 4 5', '0 7 0   1 2'],
])('[FORM-03] [FORM-47] %j is a phone number', (phone) => {
  expect(validationErrors({ phone })).toEqual({});
  expect(phone.trim()).toMatch(new RegExp(`^(?:${typedPhonePattern})$`, 'v'));
});

test.each([
  ['070-123 45 67', '070 123 45 67'],
  ['070–123.45.67', '070 123 45 67'],
  ['(08) 123 45 67', '08 123 45 67'],
  ['08/123 45 67', '08 123 45 67'],
  ['+46 (0)70-123 45 67', '+46 70 123 45 67'],
  ['+46(0)701234567', '+46 701234567'],
  ['(+44) 20 7946 0018', '+44 20 7946 0018'],
  ['0046 70 123 45 67', '+46 70 123 45 67'],
  ['+ 46 70 123 45 67', '+46 70 123 45 67'],
  ['1-2-3-4-5-6-7-8-9-0', '1 2 3 4 5 6 7 8 9 0'],
])('%j is a phone number, stored as %j', (typed, stored) => {
  expect(carContactSchema.validateSync({ ...validValues, phone: typed }).phone).toBe(stored);
  // Browsers compile the `pattern` of a field with the v flag.
  expect(typed).toMatch(new RegExp(`^(?:${typedPhonePattern})$`, 'v'));
});

test.each(['12345', '070-12', '+', '1'.repeat(21), '12-34', '++123456', '123456+', 'ring 123456'])(
  '[FORM-03] [FORM-47] %j is not a phone number',
  (phone) => expect(validationErrors({ phone })).toEqual({ phone: 'pattern' }),
);

test.each(['a@b.se', 'anna.oberg+car@mail.example.co.uk', "o'hara@example.com"])(
  '[FORM-04] [FORM-48] %j is an e-mail address',
  (email) => expect(validationErrors({ email })).toEqual({}),
);

test.each([
  'anna',
  'anna@',
  '@example.com',
  'anna@localhost',
  'a b@example.com',
  'a@b..se',
  'a@-b.se',
])('[FORM-04] [FORM-48] %j is not an e-mail address', (email) =>
  expect(validationErrors({ email })).toEqual({ email: 'pattern' }),
);

test('[FORM-02] [FORM-03] [FORM-04] name, phone and e-mail are required, and must not be blank', () => {
  expect(validationErrors({ name: '', phone: ' ', email: undefined })).toEqual({
    name: 'required',
    phone: 'required',
    email: 'required',
  });
});

test('[FORM-06] a seller is required where the form offers a choice of sellers', () => {
  expect(validationErrors({}, { sellerRequired: true })).toEqual({ siteName: 'required' });
  expect(validationErrors({ siteName: 'Lund' }, { sellerRequired: true })).toEqual({});
  expect(validationErrors({})).toEqual({});
});

test('characters that a database rejects are removed, and surrounding spaces trimmed', () => {
  const values = { ...validValues, name: ' Anna\u0000 \ud83d ', message: 'Hej 😀\n' };
  expect(carContactSchema.validateSync(values)).toMatchObject({ name: 'Anna', message: 'Hej 😀' });
});

test('[FORM-16] a form is named after its site', () => {
  expect(carContactFormName('automotive-se')).toBe('automotive-seCarContactForm');
});
