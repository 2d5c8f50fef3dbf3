import { newBooking, reduceBooking } from '../../model/bookingState';
import type {
  BookingAction,
  BookingState,
  ChosenLocation,
  SelectedService,
  TimeSelection,
} from '../../../../domain/booking/bookingState.types';
import { readStoredBooking } from '../../model/storedBooking';
import { serializeBooking } from '../../model/serializeBooking';

const now = 1_800_000_000_000;

const location: ChosenLocation = {
  name: 'Lund',
  latitude: 55.7,
  longitude: 13.2,
  placeId: 'lund',
  region: 'Skåne',
};
const service: SelectedService = {
  name: 'Hjulskifte',
  price: 100,
  priceKnown: true,
  priceDiscount: null,
  category: 'Däck',
  type: 'service',
  unit: 4,
  unitAbbreviation: 'st',
  userInput: null,
};
const time: TimeSelection = { timeslot: '2026-11-24T08:00:00', isFullDay: true };
const workshop = {
  departmentId: '1-w',
  siteId: '1',
  siteName: 'Lund',
  address: '',
  latitude: 55,
  longitude: 13,
  brands: [],
  firstTimeSlot: null,
};
const car = {
  registrationNumber: 'ABC123',
  brand: 'Volvo',
  model: 'V60',
  buildYear: 2020,
  hasServiceAgreement: false,
  isSupported: true,
};
const actions: BookingAction[] = [
  { type: 'vehicleFound', car, location },
  { type: 'serviceToggled', code: 'wheels', service, exclusiveWith: [] },
  { type: 'servicesDone', hasAddons: false },
  { type: 'workshopChosen', workshop },
  { type: 'timeChosen', time },
];
const state = actions.reduce(reduceBooking, newBooking);

/** Stores the state with some fields changed, and reads it; undefined if it is rejected. */
const readChanged = (change: (stored: BookingState) => object) => {
  const stored = JSON.parse(serializeBooking(state, now)) as BookingState;
  return readStoredBooking(JSON.stringify({ ...stored, ...change(stored) }), now);
};
const withTime = (replaced: object) =>
  readChanged(({ bookingInfo }) => ({ bookingInfo: { ...bookingInfo, time: replaced } }));
const withService = (replaced: object) => readChanged(() => ({ services: { wheels: replaced } }));

/** Invalid variants of a value: without each of its fields in turn, and with an extra field. */
const invalidVariants = (value: object): object[] => [
  ...Object.keys(value).map((omitted) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => name !== omitted)),
  ),
  { ...value, more: 1 },
];

test('[BOOK-23] a chosen location has exactly name, latitude, longitude, placeId and region', () => {
  expect(Object.keys(location)).toHaveLength(5);
  expect(readChanged(() => ({ location }))?.location).toEqual(location);
  for (const other of invalidVariants(location))
    expect(readChanged(() => ({ location: other }))).toBeUndefined();
});

test('[BOOK-26] a selected service has exactly the nine fields of the specification', () => {
  expect(Object.keys(service)).toHaveLength(9);
  expect(withService(service)?.services).toEqual({ wheels: service });
  for (const other of invalidVariants(service)) expect(withService(other)).toBeUndefined();
});

test('[BOOK-29] a chosen time has timeslot and isFullDay', () => {
  expect(withTime(time)?.bookingInfo.time).toEqual(time);
  for (const other of invalidVariants(time)) expect(withTime(other)).toBeUndefined();
});
