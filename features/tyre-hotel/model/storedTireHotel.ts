import { array, boolean, number, object, string, type AnySchema, type ObjectSchema } from 'yup';
import { isIsoDay } from '../../../domain/openingHours/days';
import { IDLE_MS } from '../../../domain/tireHotel/limits';
import { tirePlate } from '../../../domain/tireHotel/tireBookingRequest';
import type { TireSession } from '../../../domain/tireHotel/tireHotel.types';
import { pageShown } from './tireHotelState';
import { tirePages, type TireHotelState } from './tireHotelState.types';

/** Longest text that is read: twenty vehicles with twelve wheels each, in the longest words. */
const MAX_TEXT = 1024 * 1024;

const text = (most = 2000) => string().defined().max(most);
const orNull = (schema: AnySchema) => schema.nullable().defined();
const list = (of: AnySchema, most: number) => array().of(of).required().max(most);
const day = () => string().required().test('day', 'is no day', isIsoDay);
const time = () => string().matches(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A path of this site, or a text that was changed could lead elsewhere. */
const visitPage = () => string().matches(/^\/[^/\\]/);

const change = { date: day(), time: orNull(time()) };

const customer = object({
  encryptedPhoneNumber: text().required(),
  obfuscatedPhoneNumber: text(),
  regNo: tirePlate(),
});

const credentials = object({ authorizationToken: text().required(), message: text() });

const wheel = object({
  name: text(),
  rimDiameter: number().required(),
  sectionWidth: number().required(),
  aspectRatio: number().required(),
  threadPattern: text(),
  threadDepth: number().required(),
  threadStatusId: number().required(),
  threadStatusMessage: text(),
});

const location = object({
  erpId: text().required(),
  locationName: text(),
  departmentName: text(),
  phone: text(),
  email: text(),
  model: text(),
});

const vehicle = object({
  regNo: tirePlate(),
  name: text(),
  brand: text(),
  brandCode: text(),
  productId: text(),
  packageLevel: text(),
  location: location.required(),
  tires: list(object({ equipmentPosition: text(), wheel: wheel.required() }), 12),
  lastChange: object(change).default(undefined),
  nextChange: object({ ...change, key: string().uuid(), visitPage: visitPage() }).default(
    undefined,
  ),
});

const session = object({
  status: number().required().integer(),
  vehicles: list(vehicle, 20),
}) as unknown as ObjectSchema<TireSession>;

const confirmation = object({
  bookingConfirmationId: text(),
  customerBase: object({
    firstName: text(),
    lastName: text(),
    email: text(),
    phoneMobile: text(),
  }).required(),
  services: list(object({ name: text() }), 50),
  appointmentTime: text(),
  isFullDay: boolean().required(),
  workshop: object({
    name: text(),
    address: text(),
    email: text(),
    phoneNumber: text(),
  }).required(),
  freeText: text(),
  visitPage: visitPage(),
});

const sent = object({
  key: string().required().uuid(),
  outcome: object({
    state: string()
      .oneOf(['sending', 'unknown', 'refused'] as const)
      .required(),
    said: string().nullable().max(300),
    isTaken: boolean(),
  }).required(),
});

const stored = object({
  activeAt: number().required(),
  page: string().oneOf(tirePages).required(),
  customer: orNull(customer.default(undefined)),
  credentials: orNull(credentials.default(undefined)),
  session: orNull(session.default(undefined)),
  regNo: orNull(string().max(7)),
  date: orNull(
    string().test('day', 'is no day', (value) => typeof value !== 'string' || isIsoDay(value)),
  ),
  time: orNull(time()),
  sent: orNull(sent.default(undefined)),
  confirmation: orNull(confirmation.default(undefined)),
  isRated: boolean().required(),
});

/**
 * The state that a text holds; undefined where it is none, its visitor has done nothing for 20 minutes, or it cannot
 * have come about.
 */
export function readStoredTireHotel(kept: string | null, now: number): TireHotelState | undefined {
  if (kept === null || kept.length > MAX_TEXT) return undefined;
  try {
    const sentText: unknown = JSON.parse(kept);
    const { activeAt, ...read } = stored.validateSync(sentText, { strict: true });
    if (activeAt > now || now - activeAt >= IDLE_MS) return undefined;
    const state = withoutSending({ ...(read as TireHotelState), ended: null });
    return pageShown(state, state.page) === state.page ? state : undefined;
  } catch {
    return undefined;
  }
}

/** What was being sent when the page went may have arrived or not. */
function withoutSending(state: TireHotelState): TireHotelState {
  if (state.sent?.outcome.state !== 'sending') return state;
  return { ...state, sent: { ...state.sent, outcome: { state: 'unknown' } } };
}
