import { bookingWindow } from '../../../../domain/tireHotel/bookingWindow';
import { freeDays, freeTimesOf } from '../../model/freeTimes';
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

/** Longest wait for an answer of our server, in ms; a booking may take longer than a question. */
const PATIENCE_MS = 15_000;
const BOOKING_PATIENCE_MS = 40_000;

/** What the server, or the way to it, refused. */
export class TireHotelFailure extends Error {
  override readonly name = 'TireHotelFailure';

  /**
   * @param status undefined where nobody of ours has answered
   * @param said the server's message, in the language of the page; undefined where it had none
   */
  constructor(
    readonly status?: number,
    readonly said?: string,
  ) {
    super(`The tyre hotel answers ${status ?? 'nothing'}`);
  }
}

/** Who has an agreement for a plate; undefined where nobody has (TIRE-64). @throws TireHotelFailure, as all of these */
export async function searchAgreement(plate: string): Promise<TireCustomer | undefined> {
  try {
    return await ask(`/authorization/search?${query({ regNo: plate })}`);
  } catch (error) {
    if (error instanceof TireHotelFailure && error.status === 404) return undefined;
    throw error;
  }
}

/** Has a code sent (TIRE-65). */
export const sendCode = (encryptedPhoneNumber: string): Promise<TireCredentials> =>
  ask(`/authorization/login?${query({ encryptedPhoneNumber })}`, { method: 'POST' });

/** Exchanges a code for what its holder may see (TIRE-66). */
export const checkCode = (authToken: string, otpToken: string): Promise<TireSession> =>
  ask(`/authorization/validate?${query({ authToken, otpToken })}`, { method: 'POST' });

/** Ends the session with the server. @throws TireHotelFailure where it cannot be told that it has */
export async function endSession(): Promise<void> {
  const answer = await answerOf('/authorization/logout', { method: 'POST', keepalive: true }).catch(
    () => undefined,
  );
  if (answer?.status !== 204) throw new TireHotelFailure(answer?.status);
}

/** Days with something free at a vehicle's station, as of an ISO day (TIRE-67). */
export async function askDates(
  { location, brandCode }: TireVehicle,
  today: string,
  signal?: AbortSignal,
): Promise<FreeDay[]> {
  const { first, last } = bookingWindow(today);
  const asked: TimeslotsRequest = { startDate: first, endDate: last, regNo: brandCode };
  const path = `/booking/GetTimeslotDays?${query({ workshopIdentifier: location.erpId })}`;
  return freeDays(await ask<TimeslotDays>(path, { ...posted(asked), signal }));
}

/** Times, `08:00`, that are free on an ISO day (TIRE-68). */
export async function askTimes(
  { location, brandCode }: TireVehicle,
  day: string,
  signal?: AbortSignal,
): Promise<string[]> {
  const asked: TimeslotsRequest = { startDate: day, endDate: day, regNo: brandCode };
  const path = `/booking/GetTimeslots?${query({ workshopIdentifier: location.erpId })}`;
  return freeTimesOf(await ask<Timeslots>(path, { ...posted(asked), signal }));
}

/** Sends a booking under its key (TIRE-70). Whatever does not say clearly what became of it is unknown. */
export const sendBooking = (
  key: string,
  erpId: string,
  request: TireBookingRequest,
): Promise<TireOutcome | TireHotelFailure> =>
  outcomeOf(
    answerOf(`/booking/create?${query({ departmentIdentifier: erpId })}`, {
      ...posted(request),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      signal: AbortSignal.timeout(BOOKING_PATIENCE_MS),
    }),
  );

/** What became of a booking that was sent. One that has not arrived by now is given up, and never will. */
export async function lookAtBooking(key: string): Promise<TireOutcome | TireHotelFailure> {
  const look = (method: 'GET' | 'DELETE') => answerOf(`/booking/${key}`, { method });
  const answer = await look('GET').catch(() => undefined);
  if (!answer) return { state: 'unknown' };
  const isMissing = answer.status === 404 && isOurs(answer);
  return outcomeOf(isMissing ? look('DELETE') : Promise.resolve(answer));
}

/** Where a booking that was made is now; null once it is cancelled, undefined where nobody can tell. */
export async function lookAtMade(
  key: string,
): Promise<MadeTireBooking | TireHotelFailure | null | undefined> {
  const answer = await answerOf(`/booking/${key}`).catch(() => undefined);
  if (!answer || !isOurs(answer)) return undefined;
  if (answer.status === 410) return null;
  const outcome = await outcomeOf(Promise.resolve(answer));
  if (outcome instanceof TireHotelFailure) return outcome;
  return outcome.state === 'confirmed' ? outcome.booking : undefined;
}

/** Says what somebody thought of the booking; the answer is not read (TIRE-71). */
export async function sendReview(review: TireReview): Promise<void> {
  await answerOf('/review/addReview', posted(review));
}

/** Headers by name, to which others are added. */
type OwnRequest = Omit<RequestInit, 'headers'> & { headers?: Readonly<Record<string, string>> };

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

const posted = (body: object): OwnRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Whatever is said to the visitor is said in the language of the page. */
function answerOf(path: string, init: OwnRequest = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(PATIENCE_MS);
  return fetch(`/api/tirehotel${path}`, {
    ...init,
    headers: { ...init.headers, 'accept-language': document.documentElement.lang },
    signal: init.signal ?? timeout,
  });
}

async function ask<T>(path: string, init: OwnRequest = {}): Promise<T> {
  const timeout = AbortSignal.timeout(PATIENCE_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  try {
    const answer = await answerOf(path, { ...init, signal });
    if (!isOurs(answer)) throw new TireHotelFailure();
    const body = await answer.json();
    if (!answer.ok) throw new TireHotelFailure(answer.status, messageIn(body));
    return body;
  } catch (error) {
    throw error instanceof TireHotelFailure ? error : new TireHotelFailure();
  }
}

/** A proxy or a portal in between answers as well, but with pages. */
const isOurs = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/json') === true;

function messageIn(body: unknown): string | undefined {
  const message = fieldsOf(body).message;
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/** Answers of the server that say for certain that a booking is not made. */
const REFUSALS = [400, 403, 404, 409, 410, 413, 415, 422, 429];

/** What an answer says of a booking; a TireHotelFailure where the visitor is no longer logged in. */
async function outcomeOf(asked: Promise<Response>): Promise<TireOutcome | TireHotelFailure> {
  try {
    const answer = await asked;
    if (!isOurs(answer)) return { state: 'unknown' };
    const body = await answer.json();
    if (answer.status === 200) return { state: 'confirmed', booking: body };
    if (answer.status === 401) return new TireHotelFailure(401, messageIn(body));
    if (!REFUSALS.includes(answer.status)) return { state: 'unknown' };
    return { state: 'refused', said: messageIn(body) ?? null, isTaken: answer.status === 409 };
  } catch {
    return { state: 'unknown' };
  }
}
