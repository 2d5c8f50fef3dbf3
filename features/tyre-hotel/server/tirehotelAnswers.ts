import { array, boolean, number, object, string, type ObjectSchema, type Schema } from 'yup';
import type {
  FreeDay,
  Tire,
  TireBookingCustomer,
  TireConfirmation,
  TireCredentials,
  TireCustomer,
  TireLocation,
  TireSession,
  TireVehicle,
  WheelChange,
} from '../../../domain/tireHotel/tireHotel.types';
import { tirePlate } from '../../../domain/tireHotel/tireBookingRequest';
import { isIsoDay } from '../../../domain/openingHours/days';
import { listFreeDays } from '../model/freeTimes';
import { strictAnswer } from '../../../platform/upstreams/strictAnswer';

/** Maximum lengths of texts and lists from the tyre hotel. */
const MAX = { name: 200, text: 2000, token: 1000, vehicles: 20, tires: 12, days: 120, slots: 300 };

const name = () => string().defined().max(MAX.name);
const text = () => string().defined().max(MAX.text);
const code = () =>
  string()
    .required()
    .matches(/^[\w.-]{1,40}$/);
const token = () => string().required().max(MAX.token);
const size = (max: number) => number().required().min(0).max(max);
const list = <S extends Schema>(itemSchema: S, max: number) =>
  array().of(itemSchema).required().max(max);

/** An ISO day, with or without a time after it. */
const day = () =>
  string()
    .required()
    .max(40)
    .test('day', 'is no day', (value) => isIsoDay(value.slice(0, 10)));

/** A local date and time, with or without seconds. */
const localTime = () =>
  string()
    .required()
    .max(40)
    .matches(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d/)
    .test('day', 'is no day', (value) => isIsoDay(value.slice(0, 10)));

const customer: ObjectSchema<TireCustomer> = object({
  encryptedPhoneNumber: token(),
  obfuscatedPhoneNumber: name().required(),
  regNo: tirePlate(),
});

const credentials: ObjectSchema<TireCredentials> = object({
  authorizationToken: token(),
  message: text(),
});

const location: ObjectSchema<TireLocation> = object({
  erpId: code(),
  locationName: name(),
  departmentName: name(),
  phone: name(),
  email: name(),
  model: name(),
});

const tire: ObjectSchema<Tire> = object({
  equipmentPosition: name(),
  wheel: object({
    name: name(),
    rimDiameter: size(40),
    sectionWidth: size(600),
    aspectRatio: size(120),
    threadPattern: name(),
    threadDepth: size(30),
    threadStatusId: number().required().integer(),
    threadStatusMessage: text(),
  }).required(),
});

const wheelChange: ObjectSchema<WheelChange> = object({
  date: string().required().test('day', 'is no day', isIsoDay),
  time: string()
    .nullable()
    .defined()
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/),
}) as ObjectSchema<WheelChange>;

const vehicle = object({
  regNo: tirePlate(),
  name: name(),
  brand: name(),
  brandCode: code(),
  productId: name(),
  packageLevel: name(),
  location: location.required(),
  tires: list(tire, MAX.tires),
  lastChange: wheelChange.default(undefined),
  nextChange: wheelChange.default(undefined),
}) as ObjectSchema<TireVehicle>;

const bookingCustomer: ObjectSchema<TireBookingCustomer> = object({
  firstName: name(),
  lastName: name(),
  email: name(),
  phoneMobile: name(),
});

const confirmation: ObjectSchema<TireConfirmation> = object({
  bookingConfirmationId: code(),
  customerBase: bookingCustomer.required(),
  services: list(object({ name: name() }), MAX.tires),
  appointmentTime: localTime(),
  isFullDay: boolean().required(),
  workshop: object({
    name: name(),
    address: name(),
    email: name(),
    phoneNumber: name(),
  }).required(),
  freeText: text(),
}) as ObjectSchema<TireConfirmation>;

const degrees = (limit: number) => number().required().min(-limit).max(limit);

/** A booked change of wheels in the tyre hotel's format. */
export interface StoredTireBooking {
  state: 'confirmed' | 'cancelled';
  regNo: string;
  brandCode: string;
  departmentIdentifier: string;
  confirmation: TireConfirmation;
  latitude: number;
  longitude: number;
}

const storedBooking = object({
  state: string()
    .oneOf(['confirmed', 'cancelled'] as const)
    .required(),
  regNo: tirePlate(),
  brandCode: code(),
  departmentIdentifier: code(),
  confirmation: confirmation.required(),
  latitude: degrees(90),
  longitude: degrees(180),
}) as ObjectSchema<StoredTireBooking>;

export const parseCustomer = strictAnswer(customer);
export const parseCredentials = strictAnswer(credentials);
export const parseConfirmation = strictAnswer(confirmation);
export const parseStoredBooking = strictAnswer(storedBooking);

export const parseSession = strictAnswer(
  object({
    status: number().required().integer(),
    vehicles: list(vehicle, MAX.vehicles),
  }) as ObjectSchema<TireSession>,
);

const dates = strictAnswer(
  object({ availableDates: list(object({ date: day(), hasTimes: boolean() }), MAX.days) }),
);

/** Reads the days that can be booked. */
export const parseDates = (body: unknown): FreeDay[] => listFreeDays(dates(body));

const times = strictAnswer(
  object({
    availableTimeSlotDates: list(object({ startTime: list(localTime(), MAX.slots) }), MAX.days),
  }),
);

/** Reads free local times, to the minute: `2026-11-26T08:00:00`. */
export const parseTimes = (body: unknown): string[] =>
  times(body).availableTimeSlotDates.flatMap(({ startTime }) =>
    startTime.map((time: string) => `${time.slice(0, 16)}:00`),
  );

const refusal = strictAnswer(object({ message: string().required().max(300) }));

/** Message of a refusal; undefined if it has none. */
export function parseRefusalMessage(answer: string | undefined): string | undefined {
  try {
    return refusal(JSON.parse(answer ?? '')).message;
  } catch {
    return undefined;
  }
}
