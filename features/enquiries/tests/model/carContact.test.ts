import type { ValidationError } from 'yup';
import { carContactFormName, carContactSchema } from '../../model/carContact';
import { fieldFaults } from '../../model/fieldFaults';
import { typedPhonePattern } from '../../../../domain/forms/plainPhone';

const filledIn = { name: 'Anna', phone: '0701740605', email: 'anna@example.com' };

function faultsOf(values: object, context: object = {}): Record<string, string> {
  try {
    carContactSchema.validateSync({ ...filledIn, ...values }, { abortEarly: false, context });
    return {};
  } catch (error) {
    return fieldFaults(error as ValidationError);
  }
}

test.each([
  ...['123456', '+123456', '+46 70 174 06 05', '1'.repeat(20), ` ${'1'.repeat(20)} `],
  ...['12 345', '+1 2 3 4 5', '0 7 0   1 2'],
])('[FORM-03] [FORM-47] %j is a phone number', (phone) => {
  expect(faultsOf({ phone })).toEqual({});
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
])('%j is a phone number, kept as %j', (typed, kept) => {
  expect(carContactSchema.validateSync({ ...filledIn, phone: typed }).phone).toBe(kept);
  // Browsers read the pattern of a field with the flag v.
  expect(typed).toMatch(new RegExp(`^(?:${typedPhonePattern})$`, 'v'));
});

test.each(['12345', '070-12', '+', '1'.repeat(21), '12-34', '++123456', '123456+', 'ring 123456'])(
  '[FORM-03] [FORM-47] %j is no phone number',
  (phone) => expect(faultsOf({ phone })).toEqual({ phone: 'pattern' }),
);

test.each(['a@b.se', 'anna.oberg+car@mail.example.co.uk', "o'hara@example.com"])(
  '[FORM-04] [FORM-48] %j is an address of mail',
  (email) => expect(faultsOf({ email })).toEqual({}),
);

test.each([
  'anna',
  'anna@',
  '@example.com',
  'anna@localhost',
  'a b@example.com',
  'a@b..se',
  'a@-b.se',
])('[FORM-04] [FORM-48] %j is no address of mail', (email) =>
  expect(faultsOf({ email })).toEqual({ email: 'pattern' }),
);

test('[FORM-02] [FORM-03] [FORM-04] name, phone and mail must be there, and not be blank', () => {
  expect(faultsOf({ name: '', phone: ' ', email: undefined })).toEqual({
    name: 'required',
    phone: 'required',
    email: 'required',
  });
});

test('[FORM-06] a seller must be chosen where one is asked for', () => {
  expect(faultsOf({}, { sellerRequired: true })).toEqual({ siteName: 'required' });
  expect(faultsOf({ siteName: 'Lund' }, { sellerRequired: true })).toEqual({});
  expect(faultsOf({})).toEqual({});
});

test('texts lose what no database takes, and the blanks around them', () => {
  const values = { ...filledIn, name: ' Anna\u0000 \ud83d ', message: 'Hej 😀\n' };
  expect(carContactSchema.validateSync(values)).toMatchObject({ name: 'Anna', message: 'Hej 😀' });
});

test('[FORM-16] a form is named after its site', () => {
  expect(carContactFormName('automotive-se')).toBe('automotive-seCarContactForm');
});
