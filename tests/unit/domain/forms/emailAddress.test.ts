import { sellCarSchema } from '../../../../features/enquiries/model/sellCar';
import { carContactSchema } from '../../../../features/enquiries/model/carContact';
import { bookingCustomer } from '../../../../domain/booking/bookingRequest';
import { holdSchema } from '../../../../features/holds/model/holdForm';
import { normalizeMailbox } from '../../../../domain/forms/emailAddress';
import { serviceRequestSchema } from '../../../../features/enquiries/model/serviceRequest';
import { tireBookingCustomer } from '../../../../domain/tireHotel/tireBookingRequest';
import { workshopRequestSchema } from '../../../../features/enquiries/model/workshopRequest';
import { saveSearchSchema } from '../../../../features/alerts/model/alertForms';
import { fieldErrors } from '../../../../features/enquiries/model/fieldErrors';
import { toJotForm } from '../../../../features/enquiries/model/jot/readJotForm';
import { jotSchema } from '../../../../features/enquiries/model/jot/jotSchema';
import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';

const jot = toJotForm('1', 'https://forms.example/1', {
  '3': { type: 'control_email', text: 'Mail' },
});

/** All forms with an e-mail address, and the name of the field. */
const forms: readonly [form: string, schema: ObjectSchema<AnyObject>, field: string][] = [
  ['car contact', carContactSchema, 'email'],
  ['hold', holdSchema, 'email'],
  ['saved search', saveSearchSchema, 'email'],
  ['booking', bookingCustomer, 'email'],
  ['tyre hotel', tireBookingCustomer, 'email'],
  ['sell car', sellCarSchema, 'customerEmail'],
  ['service request', serviceRequestSchema, 'customerEmail'],
  ['workshop request', workshopRequestSchema, 'customerEmail'],
  ['form of the provider', jotSchema(jot), 'q3'],
];

function read([, schema, field]: (typeof forms)[number], typed: string): unknown {
  try {
    const value: unknown = schema.validateSyncAt(field, { [field]: typed });
    return value;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { fault: Object.values(fieldErrors(error))[0] };
  }
}

describe.each(forms)('%s', (...form) => {
  test.each([
    ['anna@example.se', 'anna@example.se'],
    ['Anna.Ek+bil@Mail.Example.co.uk', 'Anna.Ek+bil@Mail.Example.co.uk'],
    ['anna@räksmörgås.se', 'anna@xn--rksmrgs-5wao1o.se'],
    ['anna@RÄKSMÖRGÅS.SE', 'anna@xn--rksmrgs-5wao1o.se'],
    ['anna@exa\u0308mple.se', 'anna@xn--exmple-cua.se'],
    ['anna@xn--rksmrgs-5wao1o.se', 'anna@xn--rksmrgs-5wao1o.se'],
    ['anna@example.xn--p1ai', 'anna@example.xn--p1ai'],
    ['anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai'],
    ['anna@例え。テスト', 'anna@xn--r8jz45g.xn--zckzah'],
    ['anna\uff20example.se', 'anna@example.se'],
    [`${'a'.repeat(64)}@example.se`, `${'a'.repeat(64)}@example.se`],
  ])('[FORM-04] [FORM-48] reads %j as the address %j', (typed, expected) => {
    expect(read(form, typed)).toEqual(expected);
    expect(read(form, expected)).toEqual(expected);
  });

  test.each([
    ...['.anna@example.se', 'anna.@example.se', 'an..na@example.se', 'anna@1.2.3.4'],
    ...['anna@[1.2.3.4]', `${'a'.repeat(65)}@example.se`, 'anna@example', 'anna@.se'],
    ...['anna@-räk.se', 'anna@räk smörgås.se', 'anna@räk/smörgås.se', 'anna@１.２.３.４'],
    ...['åsa@example.se', 'anna@@räk.se', 'anna@räk..se', 'anna@example.123'],
  ])('rejects %j as undeliverable', (typed) => {
    expect(read(form, typed)).toEqual({ fault: 'pattern' });
  });
});

test('[FORM-48] booking and sell-car require a last domain label of two letters, other forms do not', () => {
  const lenientForms = forms
    .filter((form) => read(form, 'eva@x.y') === 'eva@x.y')
    .map(([name]) => name);
  expect(lenientForms).toEqual([
    'car contact',
    'hold',
    'saved search',
    'tyre hotel',
    'form of the provider',
  ]);
});

test.each([
  ['v@example.com', 'v+1@example.com', 'V+2@EXAMPLE.com', 'v+a+b@example.com'],
  ['anna.ek@gmail.com', 'annaek@gmail.com', 'a.n.n.a.e.k+x@googlemail.com', 'AnnaEk@GMAIL.com'],
  ['anna.ek@proton.me', 'anna_ek@protonmail.com', 'anna-ek+x@pm.me'],
  ['anna@icloud.com', 'anna+x@me.com', 'ANNA@mac.com'],
  ['anna@räksmörgås.se', 'anna+x@xn--rksmrgs-5wao1o.se'],
])('%s is one mailbox in all its spellings', (...addresses) => {
  expect(new Set(addresses.map(normalizeMailbox)).size).toBe(1);
});

test('dots distinguish mailboxes unless the provider ignores them', () => {
  expect(normalizeMailbox('anna.ek@example.com')).not.toBe(normalizeMailbox('annaek@example.com'));
  expect(normalizeMailbox('anna@gmail.com')).not.toBe(normalizeMailbox('anna@example.com'));
  expect(normalizeMailbox('anna-ek@gmail.com')).not.toBe(normalizeMailbox('annaek@gmail.com'));
});
