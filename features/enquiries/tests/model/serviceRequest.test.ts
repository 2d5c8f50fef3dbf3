import type { ValidationError } from 'yup';
import { fieldFaults } from '../../model/fieldFaults';
import {
  lastServiceDay,
  serviceRequestFormName,
  serviceRequestSchema,
} from '../../model/serviceRequest';
import { todayIn } from '../../model/today';

const filledIn = {
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

function faultsOf(values: object, context: object = {}): Record<string, string> {
  try {
    serviceRequestSchema.validateSync({ ...filledIn, ...values }, { abortEarly: false, context });
    return {};
  } catch (error) {
    return fieldFaults(error as ValidationError);
  }
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

test('[FORM-31] [FORM-32] [FORM-50] what is filled in becomes the values of the request', () => {
  expect(serviceRequestSchema.validateSync(filledIn)).toEqual({
    ...filledIn,
    regno: 'EL12345',
    typeMC: false,
    milage: 42_000,
  });
  expect(serviceRequestSchema.cast({ ...filledIn, typeMC: 'true' }).typeMC).toBe(true);
  expect(serviceRequestFormName('automotive-no')).toBe('automotive-noServiceRequestForm');
});

test.each(['siteName', 'customerName', 'customerPhone', 'customerEmail', 'regno', 'date'])(
  '[FORM-33] [FORM-49] %s must be there',
  (name) => {
    expect(faultsOf({ [name]: ' ' })).toEqual({ [name]: 'required' });
    expect(faultsOf({ [name]: undefined })).toEqual({ [name]: 'required' });
  },
);

test('[FORM-33] the consent must be given', () => {
  expect(faultsOf({ gdpr: false })).toEqual({ gdpr: 'required' });
  expect(faultsOf({ gdpr: 'on' })).toEqual({});
});

test('[FORM-34] so must the newsletter’s, unless the site says otherwise', () => {
  expect(faultsOf({ newsletter: false })).toEqual({ newsletter: 'required' });
  expect(faultsOf({ newsletter: undefined }, { newsletterRequired: true })).toEqual({
    newsletter: 'required',
  });
  expect(faultsOf({ newsletter: false }, { newsletterRequired: false })).toEqual({});
});

test('[FORM-35] a mileage may be left out, and is a whole number from 0', () => {
  expect(faultsOf({ milage: '' })).toEqual({});
  expect(faultsOf({ milage: '0' })).toEqual({});
  expect(faultsOf({ milage: '-1' })).toEqual({ milage: 'pattern' });
});

test('[FORM-36] the date is not before today, which begins when it does in Oslo', () => {
  jest.setSystemTime(new Date('2026-11-22T23:30:00Z'));
  expect(todayIn('Europe/Oslo')).toBe('2026-11-23');
  expect(faultsOf({ date: '2026-11-22' })).toEqual({ date: 'tooEarly' });
  expect(faultsOf({ date: '2026-11-23' })).toEqual({});
  jest.setSystemTime(new Date('2026-06-30T21:59:00Z'));
  expect(faultsOf({ date: '2026-06-30' })).toEqual({});
  jest.setSystemTime(new Date('2026-06-30T22:00:00Z'));
  expect(faultsOf({ date: '2026-06-30' })).toEqual({ date: 'tooEarly' });
});

test('[FORM-36] nor later than two years ahead', () => {
  expect(faultsOf({ date: '2028-11-22' })).toEqual({});
  expect(faultsOf({ date: '2028-11-23' })).toEqual({ date: 'tooLate' });
  expect(faultsOf({ date: '9999-01-01' })).toEqual({ date: 'tooLate' });
  expect(lastServiceDay('2028-02-29')).toBe('2030-02-28');
});

test('[FORM-37] [FORM-38] services are those that are offered for the vehicle', () => {
  const services = { car: ['Bremser'], motorcycle: ['Dekk'] };
  const faults = (typeMC: boolean, ...names: string[]) =>
    faultsOf({ typeMC, services: names }, { services });
  expect(faults(false, 'Bremser')).toEqual({});
  expect(faults(true, 'Dekk')).toEqual({});
  expect(faults(true)).toEqual({});
  expect(faults(false, 'Bremser', 'Dekk')).toEqual({ services: 'unknown' });
  expect(faults(true, 'Bremser')).toEqual({ services: 'unknown' });
  expect(faults(false, 'https://evil.example')).toEqual({ services: 'unknown' });
});

test.each(['tomorrow', '31.01.2099', '2099-13-01', '2099-1-1', '2027-02-30'])(
  '%j is no date',
  (date) => expect(faultsOf({ date })).toEqual({ date: 'pattern' }),
);

test('[FORM-37] any number of services may be chosen, none too, and come one a line without script', () => {
  expect(faultsOf({ services: [] })).toEqual({});
  expect(serviceRequestSchema.cast({ ...filledIn, services: 'Bremser\nDekk' }).services).toEqual([
    'Bremser',
    'Dekk',
  ]);
  expect(serviceRequestSchema.cast({ ...filledIn, services: undefined }).services).toEqual([]);
  expect(faultsOf({ services: Array(21).fill('x') })).toEqual({ services: 'pattern' });
});

test('[FORM-47] [OQ-120] phone and mail are those of the sell-car form', () => {
  expect(faultsOf({ customerPhone: '12345' })).toEqual({ customerPhone: 'pattern' });
  expect(faultsOf({ customerEmail: 'kari@example.c' })).toEqual({ customerEmail: 'pattern' });
});
