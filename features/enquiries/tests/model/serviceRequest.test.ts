import type { ValidationError } from 'yup';
import { fieldErrors } from '../../model/fieldErrors';
import {
  lastServiceDay,
  serviceRequestFormName,
  serviceRequestSchema,
} from '../../model/serviceRequest';
import { todayIn } from '../../model/today';

const validValues = {
  typeMC: 'false',
  services: ['EU-kontroll', 'Bremser'],
  description: 'Den piper',
  siteName: 'Automotive Oslo',
  customerName: 'Kari Nordmann',
  customerPhone: '+47 22 12 34 56',
  customerEmail: 'kari@example.no',
  regno: 'EL 12345',
  milage: '42 000',
  date: '2026-11-30',
  other: '',
  gdpr: true,
  newsletter: true,
};

function validationErrors(values: object, context: object = {}): Record<string, string> {
  try {
    serviceRequestSchema.validateSync(
      { ...validValues, ...values },
      { abortEarly: false, context },
    );
    return {};
  } catch (error) {
    return fieldErrors(error as ValidationError);
  }
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

test('[FORM-31] [FORM-32] [FORM-50] the submitted fields become the values of the request', () => {
  expect(serviceRequestSchema.validateSync(validValues)).toEqual({
    ...validValues,
    regno: 'EL12345',
    typeMC: false,
    milage: 42_000,
  });
  expect(serviceRequestSchema.cast({ ...validValues, typeMC: 'true' }).typeMC).toBe(true);
  expect(serviceRequestFormName('automotive-no')).toBe('automotive-noServiceRequestForm');
});

test.each(['siteName', 'customerName', 'customerPhone', 'customerEmail', 'regno', 'date'])(
  '[FORM-33] [FORM-49] %s is required',
  (name) => {
    expect(validationErrors({ [name]: ' ' })).toEqual({ [name]: 'required' });
    expect(validationErrors({ [name]: undefined })).toEqual({ [name]: 'required' });
  },
);

test('[FORM-33] the consent is required', () => {
  expect(validationErrors({ gdpr: false })).toEqual({ gdpr: 'required' });
  expect(validationErrors({ gdpr: 'on' })).toEqual({});
});

test('[FORM-34] the consent to the newsletter is required, unless the site makes it optional', () => {
  expect(validationErrors({ newsletter: false })).toEqual({ newsletter: 'required' });
  expect(validationErrors({ newsletter: undefined }, { newsletterRequired: true })).toEqual({
    newsletter: 'required',
  });
  expect(validationErrors({ newsletter: false }, { newsletterRequired: false })).toEqual({});
});

test('[FORM-35] a mileage is optional, and a whole number from 0', () => {
  expect(validationErrors({ milage: '' })).toEqual({});
  expect(validationErrors({ milage: '0' })).toEqual({});
  expect(validationErrors({ milage: '-1' })).toEqual({ milage: 'pattern' });
});

test('[FORM-36] the date is not before today, which starts at midnight in Oslo', () => {
  jest.setSystemTime(new Date('2026-11-22T23:30:00Z'));
  expect(todayIn('Europe/Oslo')).toBe('2026-11-23');
  expect(validationErrors({ date: '2026-11-22' })).toEqual({ date: 'tooEarly' });
  expect(validationErrors({ date: '2026-11-23' })).toEqual({});
  jest.setSystemTime(new Date('2026-06-30T21:59:00Z'));
  expect(validationErrors({ date: '2026-06-30' })).toEqual({});
  jest.setSystemTime(new Date('2026-06-30T22:00:00Z'));
  expect(validationErrors({ date: '2026-06-30' })).toEqual({ date: 'tooEarly' });
});

test('[FORM-36] the date is at most two years ahead', () => {
  expect(validationErrors({ date: '2028-11-22' })).toEqual({});
  expect(validationErrors({ date: '2028-11-23' })).toEqual({ date: 'tooLate' });
  expect(validationErrors({ date: '9999-01-01' })).toEqual({ date: 'tooLate' });
  expect(lastServiceDay('2028-02-29')).toBe('2030-02-28');
});

test('[FORM-37] [FORM-38] services must be among those offered for the vehicle', () => {
  const services = { car: ['Bremser'], motorcycle: ['Dekk'] };
  const serviceErrors = (typeMC: boolean, ...names: string[]) =>
    validationErrors({ typeMC, services: names }, { services });
  expect(serviceErrors(false, 'Bremser')).toEqual({});
  expect(serviceErrors(true, 'Dekk')).toEqual({});
  expect(serviceErrors(true)).toEqual({});
  expect(serviceErrors(false, 'Bremser', 'Dekk')).toEqual({ services: 'unknown' });
  expect(serviceErrors(true, 'Bremser')).toEqual({ services: 'unknown' });
  expect(serviceErrors(false, 'https://evil.example')).toEqual({ services: 'unknown' });
});

test.each(['tomorrow', '31.01.2099', '2099-13-01', '2099-1-1', '2027-02-30'])(
  '%j is not a date',
  (date) => expect(validationErrors({ date })).toEqual({ date: 'pattern' }),
);

test('[FORM-37] services are optional; without script they are sent as one text, one per line', () => {
  expect(validationErrors({ services: [] })).toEqual({});
  expect(serviceRequestSchema.cast({ ...validValues, services: 'Bremser\nDekk' }).services).toEqual(
    ['Bremser', 'Dekk'],
  );
  expect(serviceRequestSchema.cast({ ...validValues, services: undefined }).services).toEqual([]);
  expect(validationErrors({ services: Array(21).fill('x') })).toEqual({ services: 'pattern' });
});

test('[FORM-47] [OQ-120] phone and e-mail are validated as in the sell-car form', () => {
  expect(validationErrors({ customerPhone: '12345' })).toEqual({ customerPhone: 'pattern' });
  expect(validationErrors({ customerEmail: 'kari@example.c' })).toEqual({
    customerEmail: 'pattern',
  });
});
