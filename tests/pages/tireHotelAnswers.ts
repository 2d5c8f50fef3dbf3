import type { Page, Route } from '@playwright/test';
import { todayIn } from '../../features/enquiries/model/today';
import { bookingWindow } from '../../domain/tireHotel/bookingWindow';
import type {
  MadeTireBooking,
  TimeslotsRequest,
  Tire,
  TireBookingRequest,
  TireSession,
  TireVehicle,
} from '../../domain/tireHotel/tireHotel.types';
import { toDayNumber, toIsoDay, getWeekday } from '../../domain/openingHours/days';

/**
 * Mock of the tyre hotel API of our server, within the browser; for states and errors that the embedded tyre
 * hotel cannot produce on request.
 */
export interface TireHotelAnswers {
  /** Received requests in order: `POST /booking/create`, with the body. */
  requests: { path: string; body: unknown; headers: Record<string, string> }[];
  /** Custom handlers by path, such as `/authorization/login`; undefined restores the default response. */
  overrides: Map<string, (route: Route) => Promise<void>>;
}

export const PLATE = 'MEK106';
export const CODE = '4711';
export const PHONE = '••• ••• •• 05';

const createTire = (
  equipmentPosition: string,
  threadDepth: number,
  changes: Partial<Tire['wheel']> = {},
): Tire => ({
  equipmentPosition,
  wheel: {
    name: 'Nokian Hakkapeliitta 10',
    rimDiameter: 18,
    sectionWidth: 225,
    aspectRatio: 45,
    threadPattern: 'Vinter, dubbade',
    threadDepth,
    threadStatusId: 0,
    threadStatusMessage: '',
    ...changes,
  },
});

const vehicle: TireVehicle = {
  regNo: PLATE,
  name: 'Mercedes-Benz GLC 300',
  brand: 'Mercedes-Benz',
  brandCode: 'MB',
  productId: 'DH-4',
  packageLevel: 'Premium',
  location: {
    erpId: '1001-t',
    locationName: 'Automotive Stockholm',
    departmentName: 'Däckverkstad',
    phone: '08-465 004 12',
    email: 'dack.stockholm@automotive.example',
    model: 'hotel',
  },
  tires: [
    createTire('Vänster fram', 6.4),
    createTire('Höger fram', 6.2),
    createTire('VB', 3.5, { threadStatusId: 1, threadStatusMessage: 'Snart för slitet' }),
    createTire('Rear right', 2.7, { threadStatusId: 1, threadStatusMessage: 'Snart för slitet' }),
    createTire('Reservhjul', 7.5, { threadPattern: 'Sommar', name: 'Michelin Primacy 4' }),
  ],
};

const second: TireVehicle = {
  ...vehicle,
  regNo: 'ELB12A',
  name: 'Volvo EX30',
  brand: 'Volvo',
  packageLevel: 'Bas',
  tires: ['FL', 'FR', 'RL', 'RR'].map((at) =>
    createTire(at, 7.1, { threadPattern: 'Sommar', name: 'Michelin Primacy 4' }),
  ),
};

/** The current date at the stations, independent of the machine's time zone. */
export const today = todayIn('Europe/Stockholm');

/** Bookable days except weekends and the 13th. */
export const freeDays: string[] = listBookableDays().filter(
  (day) => getWeekday(toDayNumber(day)) < 5 && !day.endsWith('-13'),
);

/** A day without times: the car can only be left all day. */
export const dayWithoutTimes = freeDays.at(-1) ?? '';

export const session: TireSession = {
  status: 0,
  vehicles: [{ ...vehicle, lastChange: { date: freeDays[1] ?? '', time: '09:30' } }, second],
};

function listBookableDays(): string[] {
  const { first, last } = bookingWindow(today);
  const from = toDayNumber(first);
  return Array.from({ length: toDayNumber(last) - from + 1 }, (_, index) => toIsoDay(from + index));
}

export const fulfillJson = (route: Route, status: number, body: unknown): Promise<void> =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** Creates the response to an order. */
export function createBookingResponse(order: TireBookingRequest): MadeTireBooking {
  return {
    bookingConfirmationId: 'T7K2-9QX',
    customerBase: order.customer,
    services: [{ name: 'Hjulskifte, däckhotell' }],
    appointmentTime: order.bookingDate,
    isFullDay: order.bookingStart === null,
    workshop: {
      name: vehicle.location.locationName,
      address: 'Industrigatan 3, 116 45 Stockholm',
      email: vehicle.location.email,
      phoneNumber: vehicle.location.phone,
    },
    freeText: order.freeText,
    visitPage: '/din-tid?visit=token-of-the-visit',
  };
}

/** Mocks all requests of the flow with successful responses. */
export async function answerTireHotel(page: Page): Promise<TireHotelAnswers> {
  const answers: TireHotelAnswers = { requests: [], overrides: new Map() };
  await page.route('**/api/tirehotel/**', async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace('/api/tirehotel', '');
    const body: unknown = request.postData() ? request.postDataJSON() : undefined;
    const { search } = new URL(request.url());
    answers.requests.push({
      path: `${request.method()} ${path}${search}`,
      body,
      headers: request.headers(),
    });
    const override =
      answers.overrides.get(path) ?? answers.overrides.get(`${request.method()} ${path}`);
    if (override) return override(route);
    switch (path) {
      case '/authorization/search':
        return search === `?regNo=${PLATE}`
          ? fulfillJson(route, 200, {
              encryptedPhoneNumber: 'sealed+number=',
              obfuscatedPhoneNumber: PHONE,
              regNo: PLATE,
            })
          : fulfillJson(route, 404, { message: 'Vi hittar inget avtal.' });
      case '/authorization/login':
        return fulfillJson(route, 200, {
          authorizationToken: 'token',
          message: 'Koden är skickad.',
        });
      case '/authorization/validate':
        return search.endsWith(`otpToken=${CODE}`)
          ? fulfillJson(route, 200, session)
          : fulfillJson(route, 401, { message: 'Fel kod. Försök igen.' });
      case '/authorization/logout':
        return route.fulfill({ status: 204 });
      case '/booking/GetTimeslotDays':
        return fulfillJson(route, 200, {
          availableDates: freeDays.map((date) => ({ date, hasTimes: date !== dayWithoutTimes })),
        });
      case '/booking/GetTimeslots':
        return fulfillJson(route, 200, {
          availableTimeSlotDates: createTimes(body as TimeslotsRequest),
        });
      case '/booking/create':
        return fulfillJson(route, 200, createBookingResponse(body as TireBookingRequest));
      case '/review/addReview':
        return fulfillJson(route, 200, {});
      default:
        // The result of the booking is still unknown.
        return fulfillJson(route, 202, { state: 'pending' });
    }
  });
  return answers;
}

/** Returns unsorted times with a duplicate, as the real system does. */
function createTimes({ startDate }: TimeslotsRequest) {
  if (startDate === dayWithoutTimes) return [];
  const formatTime = (time: string) => `${startDate}T${time}:00`;
  return [
    { startTime: ['10:00', '08:00', '09:30'].map(formatTime) },
    { startTime: ['08:00', '13:15'].map(formatTime) },
  ];
}
