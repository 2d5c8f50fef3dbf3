import type {
  BookedCar,
  BookingRequest,
  DayAvailability,
  OfferingCategory,
  OfferPrice,
} from '../../../../domain/booking/booking.types';
import { type BookingError, readBookingError } from '../../../../domain/booking/bookingErrors';
import type { ChosenLocation, Outcome } from '../../../../domain/booking/bookingState.types';

/** Timeouts of queries to our server, and of bookings, which may take longer. */
const TIMEOUT_MS = 15_000;
const BOOKING_TIMEOUT_MS = 40_000;

/** A refusal of the server, or a failure to reach it. */
export class BookingFailure extends Error {
  constructor(readonly error: BookingError) {
    super(error.code);
  }
}

type Place = Pick<ChosenLocation, 'latitude' | 'longitude'>;

/** Looks up a vehicle. @throws BookingFailure, as do all functions here that do not return an Outcome */
export const fetchVehicle = (plate: string, signal?: AbortSignal): Promise<BookedCar> =>
  fetchJson(`/car/${encodeURIComponent(plate)}`, signal);

export async function fetchOfferings(
  kind: 'services' | 'addons',
  plate: string,
  { latitude, longitude }: Place,
  signal?: AbortSignal,
): Promise<OfferingCategory[]> {
  const path = `/${kind}/${encodeURIComponent(plate)}?lat=${latitude}&lng=${longitude}`;
  const { serviceOfferingCategories } = await fetchJson<{
    serviceOfferingCategories: OfferingCategory[];
  }>(path, signal);
  return serviceOfferingCategories;
}

/** Whether any of our workshops is authorised for a make; spaces in it become hyphens (BOOK-70). */
export async function fetchBrandSupport(brand: string, signal?: AbortSignal): Promise<boolean> {
  const path = `/authorized-workshop/${encodeURIComponent(brand.replaceAll(' ', '-'))}`;
  return (await fetchJson<{ hasBrand: boolean }>(path, signal)).hasBrand;
}

/** Free times of the week that begins with an ISO day. */
export const fetchFreeDays = (
  request: { plate: string; departmentId: string; date: string; codes: readonly string[] },
  signal?: AbortSignal,
): Promise<DayAvailability[]> => {
  const { plate, departmentId, date, codes } = request;
  const path = [plate, departmentId, `${date}T00:00:00`].map(encodeURIComponent).join('/');
  return fetchJson(`/timeslots/from/${path}/?serviceOfferings=${codes.join(',')}`, signal);
};

/** A workshop's prices for those of the chosen services that it has prices for (OLDBOOK-07). */
export async function fetchPrices(
  request: { plate: string; mileage: number; departmentId: string; codes: readonly string[] },
  signal?: AbortSignal,
): Promise<OfferPrice[]> {
  const { plate, mileage, departmentId, codes } = request;
  const path = [plate, String(mileage), departmentId].map(encodeURIComponent).join('/');
  const query = `serviceOfferings=${codes.join(',')}`;
  return (await fetchJson<{ offers: OfferPrice[] }>(`/prices/${path}?${query}`, signal)).offers;
}

/** Address of the stream of workshops. */
export function workshopsAddress(
  plate: string,
  { latitude, longitude }: Place,
  codes: readonly string[],
  cursor?: string,
): string {
  const query = new URLSearchParams({
    regNo: plate,
    serviceOfferings: codes.join(','),
    latitude: String(latitude),
    longitude: String(longitude),
  });
  if (cursor !== undefined) query.set('cursor', cursor);
  return `${ROOT}/departments/closestAvailable?${query}`;
}

/** Sends a booking under its key. An answer without a clear outcome counts as unknown. */
export const sendBooking = (key: string, request: BookingRequest): Promise<Outcome> =>
  readOutcome(
    fetch(`${ROOT}/book`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...languageHeader() },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(BOOKING_TIMEOUT_MS),
    }),
  );

/**
 * Outcome of a booking that was sent. If our server does not have it, it is abandoned there, so that it is
 * not made later.
 */
export async function fetchBookingStatus(key: string): Promise<Outcome> {
  const requestStatus = (method: 'GET' | 'DELETE') =>
    fetch(`${ROOT}/book/${key}`, {
      method,
      headers: languageHeader(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  const answer = await requestStatus('GET').catch(() => undefined);
  if (!answer) return { state: 'unknown' };
  const isMissing = answer.status === 404 && isFromOurServer(answer);
  return readOutcome(isMissing ? requestStatus('DELETE') : Promise.resolve(answer));
}

const ROOT = '/api/mechmate';

/** Answers and mails are in the language of the page. */
const languageHeader = () => ({ 'accept-language': document.documentElement.lang });

async function fetchJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const answer = await fetch(ROOT + path, {
      headers: languageHeader(),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const body = await answer.json();
    if (!answer.ok) throw new BookingFailure(readBookingError(body));
    return body;
  } catch (error) {
    if (error instanceof BookingFailure) throw error;
    throw new BookingFailure({ code: 'ServerError' });
  }
}

/** Whether our server answered: a proxy or captive portal answers with HTML. */
const isFromOurServer = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/json') === true;

async function readOutcome(pending: Promise<Response>): Promise<Outcome> {
  try {
    const answer = await pending;
    if (!isFromOurServer(answer)) return { state: 'unknown' };
    const body = await answer.json();
    if (answer.status === 200) return { state: 'confirmed', answer: body };
    // Refused by our server or by the workshop system: in both cases the booking was not made.
    const isRefused = [400, 403, 409, 410, 413, 415, 429].includes(answer.status);
    return isRefused ? { state: 'refused', error: readBookingError(body) } : { state: 'unknown' };
  } catch {
    return { state: 'unknown' };
  }
}
