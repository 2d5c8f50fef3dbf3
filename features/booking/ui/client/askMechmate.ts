import type {
  BookedCar,
  BookingRequest,
  DayAvailability,
  OfferingCategory,
  OfferPrice,
} from '../../../../domain/booking/booking.types';
import { type BookingError, readBookingError } from '../../../../domain/booking/bookingErrors';
import type { ChosenLocation, Outcome } from '../../../../domain/booking/bookingState.types';

/** Longest wait for an answer of our server, in ms; a booking may take longer than a question. */
const PATIENCE_MS = 15_000;
const BOOKING_PATIENCE_MS = 40_000;

/** What the server, or the way to it, refused. */
export class BookingFailure extends Error {
  constructor(readonly error: BookingError) {
    super(error.code);
  }
}

type Place = Pick<ChosenLocation, 'latitude' | 'longitude'>;

/** @throws BookingFailure, as all of these */
export const askCar = (plate: string, signal?: AbortSignal): Promise<BookedCar> =>
  ask(`/car/${encodeURIComponent(plate)}`, signal);

export async function askOfferings(
  kind: 'services' | 'addons',
  plate: string,
  { latitude, longitude }: Place,
  signal?: AbortSignal,
): Promise<OfferingCategory[]> {
  const path = `/${kind}/${encodeURIComponent(plate)}?lat=${latitude}&lng=${longitude}`;
  const { serviceOfferingCategories } = await ask<{
    serviceOfferingCategories: OfferingCategory[];
  }>(path, signal);
  return serviceOfferingCategories;
}

/** Whether any of our workshops is authorised for a make; its blanks become hyphens (BOOK-70). */
export async function askBrand(brand: string, signal?: AbortSignal): Promise<boolean> {
  const path = `/authorized-workshop/${encodeURIComponent(brand.replaceAll(' ', '-'))}`;
  return (await ask<{ hasBrand: boolean }>(path, signal)).hasBrand;
}

/** What is free in the week that begins with an ISO day. */
export const askDays = (
  asked: { plate: string; departmentId: string; date: string; codes: readonly string[] },
  signal?: AbortSignal,
): Promise<DayAvailability[]> => {
  const { plate, departmentId, date, codes } = asked;
  const path = [plate, departmentId, `${date}T00:00:00`].map(encodeURIComponent).join('/');
  return ask(`/timeslots/from/${path}/?serviceOfferings=${codes.join(',')}`, signal);
};

/** What a workshop takes for what was chosen, where it can tell (OLDBOOK-07). */
export async function askPrices(
  asked: { plate: string; mileage: number; departmentId: string; codes: readonly string[] },
  signal?: AbortSignal,
): Promise<OfferPrice[]> {
  const { plate, mileage, departmentId, codes } = asked;
  const path = [plate, String(mileage), departmentId].map(encodeURIComponent).join('/');
  const query = `serviceOfferings=${codes.join(',')}`;
  return (await ask<{ offers: OfferPrice[] }>(`/prices/${path}?${query}`, signal)).offers;
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

/** Sends a booking under its key. Whatever does not say clearly what became of it is unknown. */
export const sendBooking = (key: string, request: BookingRequest): Promise<Outcome> =>
  outcomeOf(
    fetch(`${ROOT}/book`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...inLanguage() },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(BOOKING_PATIENCE_MS),
    }),
  );

/** What became of a booking that was sent. One that has not arrived by now is given up, and never will. */
export async function lookAtBooking(key: string): Promise<Outcome> {
  const look = (method: 'GET' | 'DELETE') =>
    fetch(`${ROOT}/book/${key}`, {
      method,
      headers: inLanguage(),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  const answer = await look('GET').catch(() => undefined);
  if (!answer) return { state: 'unknown' };
  const isMissing = answer.status === 404 && isOurs(answer);
  return outcomeOf(isMissing ? look('DELETE') : Promise.resolve(answer));
}

const ROOT = '/api/mechmate';

/** Whoever asks is answered, and whoever books is written to, in the language of the page. */
const inLanguage = () => ({ 'accept-language': document.documentElement.lang });

async function ask<T>(path: string, signal?: AbortSignal): Promise<T> {
  const timeout = AbortSignal.timeout(PATIENCE_MS);
  try {
    const answer = await fetch(ROOT + path, {
      headers: inLanguage(),
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

/** A proxy or a portal in between answers as well, but with pages. */
const isOurs = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/json') === true;

async function outcomeOf(asked: Promise<Response>): Promise<Outcome> {
  try {
    const answer = await asked;
    if (!isOurs(answer)) return { state: 'unknown' };
    const body = await answer.json();
    if (answer.status === 200) return { state: 'confirmed', answer: body };
    // Refused before it was kept, or by the workshop system: either way it is not made.
    const isRefused = [400, 403, 409, 410, 413, 415, 429].includes(answer.status);
    return isRefused ? { state: 'refused', error: readBookingError(body) } : { state: 'unknown' };
  } catch {
    return { state: 'unknown' };
  }
}
