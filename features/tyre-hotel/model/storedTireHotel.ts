import { array, boolean, number, object, string, type AnySchema, type ObjectSchema } from 'yup';
import { isIsoDay } from '../../../domain/openingHours/days';
import { MAX_IDLE_MS } from '../../../domain/tireHotel/limits';
import { tirePlate } from '../../../domain/tireHotel/tireBookingRequest';
import type { TireSession } from '../../../domain/tireHotel/tireHotel.types';
import { allowedPage } from './tireHotelState';
import { tirePages, type TireHotelState } from './tireHotelState.types';

/** Maximum length of the stored text: enough for twenty vehicles with twelve wheels each. */
const MAX_TEXT_LENGTH = 1024 * 1024;

const text = (max = 2000) => string().defined().max(max);
const orNull = (schema: AnySchema) => schema.nullable().defined();
const list = (itemSchema: AnySchema, max: number) => array().of(itemSchema).required().max(max);
const day = () => string().required().test('day', 'is no day', isIsoDay);
const time = () => string().matches(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Must be a path of this site: a manipulated text could lead to another host. */
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

const stateSchema = object({
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
 * Parses a stored state; undefined if it is invalid, if the visitor has done nothing for 20 minutes,
 * or if the state is impossible.
 * @param now ms since 1970
 */
export function readStoredTireHotel(
  storedText: string | null,
  now: number,
): TireHotelState | undefined {
  if (storedText === null || storedText.length > MAX_TEXT_LENGTH) return undefined;
  try {
    const value: unknown = JSON.parse(storedText);
    const { activeAt, ...parsed } = stateSchema.validateSync(value, { strict: true });
    if (activeAt > now || now - activeAt >= MAX_IDLE_MS) return undefined;
    const state = withoutSending({ ...(parsed as TireHotelState), endMessage: null });
    return allowedPage(state, state.page) === state.page ? state : undefined;
  } catch {
    return undefined;
  }
}

/** Marks a booking as unknown that was being sent when the page was closed: it may have arrived. */
function withoutSending(state: TireHotelState): TireHotelState {
  if (state.sent?.outcome.state !== 'sending') return state;
  return { ...state, sent: { ...state.sent, outcome: { state: 'unknown' } } };
}
