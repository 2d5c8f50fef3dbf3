import { bookingWindow } from '../../../../domain/tireHotel/bookingWindow';
import { listFreeDays, listFreeTimes } from '../../model/freeTimes';
import type {
  FreeDay,
  MadeTireBooking,
  TimeslotDays,
  Timeslots,
  TimeslotsRequest,
  TireBookingRequest,
  TireCredentials,
  TireCustomer,
  TireReview,
  TireSession,
  TireVehicle,
} from '../../../../domain/tireHotel/tireHotel.types';
import type { TireOutcome } from '../../model/tireHotelState.types';
import { fieldsOf } from '../../../../domain/isRecord';

/** A booking may take longer than a query, because the server waits for the tyre hotel. */
const TIMEOUT_MS = 15_000;
const BOOKING_TIMEOUT_MS = 40_000;

/** The server refused a request, or could not be reached. */
export class TireHotelFailure extends Error {
  override readonly name = 'TireHotelFailure';

  /**
   * @param status undefined if the server has not answered
   * @param serverMessage in the language of the page; undefined if the answer has none
   */
  constructor(
    readonly status?: number,
    readonly serverMessage?: string,
  ) {
    super(`The tyre hotel answers ${status ?? 'nothing'}`);
  }
}

/**
 * The holder of the agreement for a plate; undefined if there is none (TIRE-64). Like all functions of this
 * module:
 * @throws TireHotelFailure
 */
export async function searchAgreement(plate: string): Promise<TireCustomer | undefined> {
  try {
    return await fetchJson(`/authorization/search?${queryString({ regNo: plate })}`);
  } catch (error) {
    if (error instanceof TireHotelFailure && error.status === 404) return undefined;
    throw error;
  }
}

/** Requests that a code is sent by SMS (TIRE-65). */
export const sendCode = (encryptedPhoneNumber: string): Promise<TireCredentials> =>
  fetchJson(`/authorization/login?${queryString({ encryptedPhoneNumber })}`, { method: 'POST' });

/** Exchanges a code for a session with the vehicles of its owner (TIRE-66). */
export const exchangeCode = (authToken: string, otpToken: string): Promise<TireSession> =>
  fetchJson(`/authorization/validate?${queryString({ authToken, otpToken })}`, { method: 'POST' });

/** Ends the session on the server. @throws TireHotelFailure if the server has not confirmed that */
export async function endSession(): Promise<void> {
  const response = await sendRequest('/authorization/logout', {
    method: 'POST',
    keepalive: true,
  }).catch(() => undefined);
  if (response?.status !== 204) throw new TireHotelFailure(response?.status);
}

/** Days with free times at a vehicle's station, from an ISO day on (TIRE-67). */
export async function fetchDates(
  { location, brandCode }: TireVehicle,
  today: string,
  signal?: AbortSignal,
): Promise<FreeDay[]> {
  const { first, last } = bookingWindow(today);
  const request: TimeslotsRequest = { startDate: first, endDate: last, regNo: brandCode };
  const path = `/booking/GetTimeslotDays?${queryString({ workshopIdentifier: location.erpId })}`;
  return listFreeDays(await fetchJson<TimeslotDays>(path, { ...jsonPost(request), signal }));
}

/** Free times (`08:00`) of an ISO day (TIRE-68). */
export async function fetchTimes(
  { location, brandCode }: TireVehicle,
  day: string,
  signal?: AbortSignal,
): Promise<string[]> {
  const request: TimeslotsRequest = { startDate: day, endDate: day, regNo: brandCode };
  const path = `/booking/GetTimeslots?${queryString({ workshopIdentifier: location.erpId })}`;
  return listFreeTimes(await fetchJson<Timeslots>(path, { ...jsonPost(request), signal }));
}

/** Sends a booking with its idempotency key (TIRE-70). After any unclear answer the outcome is unknown. */
export const sendBooking = (
  key: string,
  erpId: string,
  request: TireBookingRequest,
): Promise<TireOutcome | TireHotelFailure> =>
  readOutcome(
    sendRequest(`/booking/create?${queryString({ departmentIdentifier: erpId })}`, {
      ...jsonPost(request),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      signal: AbortSignal.timeout(BOOKING_TIMEOUT_MS),
    }),
  );

/**
 * Outcome of a booking that was sent. If our server does not have it, it is abandoned there, so that it is
 * not booked after the visitor has seen that it failed. A TireHotelFailure if the visitor is no longer logged
 * in.
 */
export async function fetchTireBookingStatus(key: string): Promise<TireOutcome | TireHotelFailure> {
  const fetchStatus = (method: 'GET' | 'DELETE') => sendRequest(`/booking/${key}`, { method });
  const response = await fetchStatus('GET').catch(() => undefined);
  if (!response) return { state: 'unknown' };
  const isMissing = response.status === 404 && isFromOurServer(response);
  return readOutcome(isMissing ? fetchStatus('DELETE') : Promise.resolve(response));
}

/**
 * Current state of a booking; null if it is cancelled, undefined if it is unknown, a TireHotelFailure if the
 * visitor is no longer logged in.
 */
export async function fetchMadeBooking(
  key: string,
): Promise<MadeTireBooking | TireHotelFailure | null | undefined> {
  const answer = await sendRequest(`/booking/${key}`).catch(() => undefined);
  if (!answer || !isFromOurServer(answer)) return undefined;
  if (answer.status === 410) return null;
  const outcome = await readOutcome(Promise.resolve(answer));
  if (outcome instanceof TireHotelFailure) return outcome;
  return outcome.state === 'confirmed' ? outcome.booking : undefined;
}

/** Sends a rating of the booking; the answer is ignored (TIRE-71). */
export async function sendReview(review: TireReview): Promise<void> {
  await sendRequest('/review/addReview', jsonPost(review));
}

/** Headers as a plain object, so that others can be added. */
type RequestOptions = Omit<RequestInit, 'headers'> & { headers?: Readonly<Record<string, string>> };

const queryString = (values: Record<string, string>): string =>
  new URLSearchParams(values).toString();

const jsonPost = (body: object): RequestOptions => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Sends a request, whose messages from the server are in the language of the page. */
function sendRequest(path: string, init: RequestOptions = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(`/api/tirehotel${path}`, {
    ...init,
    headers: { ...init.headers, 'accept-language': document.documentElement.lang },
    signal: init.signal ?? timeout,
  });
}

async function fetchJson<T>(path: string, init: RequestOptions = {}): Promise<T> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  try {
    const response = await sendRequest(path, { ...init, signal });
    if (!isFromOurServer(response)) throw new TireHotelFailure();
    const body = await response.json();
    if (!response.ok) throw new TireHotelFailure(response.status, readMessage(body));
    return body;
  } catch (error) {
    throw error instanceof TireHotelFailure ? error : new TireHotelFailure();
  }
}

/** Proxies and login portals of networks also answer, but with HTML pages. */
const isFromOurServer = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/json') === true;

function readMessage(body: unknown): string | undefined {
  const message = fieldsOf(body).message;
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/** Statuses of the server that mean that a booking was definitely not made. */
const REFUSED_STATUSES = [400, 403, 404, 409, 410, 413, 415, 422, 429];

/** Outcome of a booking according to an answer; a TireHotelFailure if the visitor is no longer logged in. */
async function readOutcome(pending: Promise<Response>): Promise<TireOutcome | TireHotelFailure> {
  try {
    const response = await pending;
    if (!isFromOurServer(response)) return { state: 'unknown' };
    const body = await response.json();
    if (response.status === 200) return { state: 'confirmed', booking: body };
    if (response.status === 401) return new TireHotelFailure(401, readMessage(body));
    if (!REFUSED_STATUSES.includes(response.status)) return { state: 'unknown' };
    return {
      state: 'refused',
      said: readMessage(body) ?? null,
      isTaken: response.status === 409,
    };
  } catch {
    return { state: 'unknown' };
  }
}
