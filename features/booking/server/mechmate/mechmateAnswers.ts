import { array, boolean, number, object, string, type ObjectSchema, type Schema } from 'yup';
import type {
  BookedCar,
  BookingAnswer,
  DayAvailability,
  Offering,
  OfferingCategory,
  OfferPrice,
  UnitPrice,
  Workshop,
} from '../../../../domain/booking/booking.types';
import { isIsoDay } from '../../../../domain/openingHours/days';
import { bookingRequest } from '../../../../domain/booking/bookingRequest';
import type { BookedVisit } from '../../../../domain/booking/visit.types';
import { strictAnswer } from '../../../../platform/upstreams/strictAnswer';

/** Maximum lengths of texts and lists from the workshop system. */
const MAX = { name: 200, text: 2000, list: 200, days: 31, slots: 200 };

/** Format of local times: `2026-11-24T08:00:00`. */
const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;

const name = () => string().required().max(MAX.name);
const text = () => string().defined().max(MAX.text);
const code = () => string().required().max(40);
const amount = () => number().required().min(0).max(10_000_000);
const degrees = (limit: number) => number().required().min(-limit).max(limit);
const day = () => string().required().test('day', 'is no day', isIsoDay);
const timeOfDay = () =>
  string()
    .required()
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/);
const list = <S extends Schema>(itemSchema: S, max = MAX.list) =>
  array().of(itemSchema).required().max(max);

export const bookedCar: ObjectSchema<BookedCar> = object({
  registrationNumber: code(),
  brand: name(),
  model: string().defined().max(MAX.name),
  buildYear: number().required().integer().min(1900).max(2200),
  hasServiceAgreement: boolean().required(),
  isSupported: boolean().required(),
});

const unitPrice: ObjectSchema<UnitPrice> = object({
  minimum: number().required().integer().min(0).max(100),
  maximum: number().required().integer().min(1).max(100),
  unit: name(),
  unitAbbreviation: string().defined().max(MAX.name),
  postfix: string().defined().max(MAX.name),
});

const offering: ObjectSchema<Offering> = object({
  code: code(),
  name: name(),
  price: amount(),
  priceKnown: boolean().required(),
  notKnownPriceText: text(),
  priceDiscount: amount().nullable().defined() as Schema<number | null>,
  priceRange: object({ from: amount(), to: amount() }).default(undefined),
  description: text(),
  isAvailable: boolean().required(),
  category: string().defined().max(MAX.name),
  unitPrice: unitPrice.nullable().defined() as Schema<UnitPrice | null>,
  allowUserInput: boolean().required(),
  type: string()
    .oneOf(['service', 'addon'] as const)
    .required(),
  listItems: list(text()),
}) as ObjectSchema<Offering>;

const category = object({
  name: name(),
  icon: string().defined().max(MAX.name),
  selectionType: string().nullable().defined().max(MAX.name),
  offerings: list(offering),
});

export const workshop: ObjectSchema<Workshop> = object({
  departmentId: code(),
  siteId: code(),
  siteName: name(),
  address: string().defined().max(MAX.name),
  latitude: degrees(90),
  longitude: degrees(180),
  brands: list(name()),
  firstTimeSlot: string().nullable().defined().matches(LOCAL_TIME, { excludeEmptyString: true }),
  firstIsFullDay: boolean(),
}) as ObjectSchema<Workshop>;

const dayAvailability: ObjectSchema<DayAvailability> = object({
  date: day(),
  availableSlots: list(timeOfDay(), MAX.slots),
  allDaySlotAvailable: boolean().required(),
});

export const bookingAnswer: ObjectSchema<BookingAnswer> = object({
  id: code(),
  registrationNumber: code(),
  kobraProductIds: list(code()),
});

const bookedVisit = object({
  state: string()
    .oneOf(['confirmed', 'cancelled'] as const)
    .required(),
  request: bookingRequest.required(),
  answer: bookingAnswer.required(),
  workshop: object({
    departmentId: code(),
    siteName: name(),
    address: string().defined().max(MAX.name),
    phone: string().defined().max(MAX.name),
    latitude: degrees(90),
    longitude: degrees(180),
  }).required(),
  offerings: list(object({ code: code(), name: name() })),
  endsAt: string().matches(LOCAL_TIME),
});

/** The current state of a booking in the workshop system. */
export const parseVisit = strictAnswer(bookedVisit) as (body: unknown) => BookedVisit;

const categoryList = strictAnswer(object({ serviceOfferingCategories: list(category, 50) }));

export const parseCategories = (body: unknown): OfferingCategory[] =>
  categoryList(body).serviceOfferingCategories as OfferingCategory[];

const brand = strictAnswer(object({ hasBrand: boolean().required() }));

export const parseBrandSupport = (body: unknown): boolean => brand(body).hasBrand;

const dayList = strictAnswer(list(dayAvailability, MAX.days));

export const parseDays = (body: unknown): DayAvailability[] => dayList(body) as DayAvailability[];

const offerPrice: ObjectSchema<OfferPrice> = object({
  code: code(),
  price: amount(),
  priceDiscount: amount().optional(),
});

const offers = strictAnswer(object({ offers: list(offerPrice) }));

export const parsePrices = (body: unknown): OfferPrice[] => offers(body).offers;
