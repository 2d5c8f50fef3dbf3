import { randomUUID } from 'node:crypto';
import express from 'express';
import { pino } from 'pino';
import { errorSerializers } from '../../platform/errorSerializers';
import type { Pool } from 'pg';
import type {
  MadeTireBooking,
  TimeslotDays,
  Timeslots,
  TireBookingRequest,
  TireCredentials,
  TireCustomer,
  TireSession,
  TireVehicle,
} from '../../domain/tireHotel/tireHotel.types';
import { toIsoDay } from '../../domain/openingHours/days';
import { wallTimeAt } from '../../domain/openingHours/wallClock';
import { bookingWindow } from '../../domain/tireHotel/bookingWindow';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect';
import { migrateDatabase } from '../../platform/database/migrate';
import { createSeal } from '../../platform/seal';
import { BookingStore } from '../../features/appointments/server/BookingStore';
import {
  createBookings,
  type Bookings as WebBookings,
} from '../../features/appointments/server/bookings';
import { Database } from '../../platform/database/Database';
import { logTo } from '../../platform/log';
import { createTireCodes } from '../../features/tyre-hotel/server/codes';
import { SessionEnds } from '../../features/tyre-hotel/server/SessionEnds';
import { createTireSessions } from '../../features/tyre-hotel/server/tireSession';
import { createTireHotelClient } from '../../features/tyre-hotel/server/tirehotel';
import { createVisitLinks } from '../../features/appointments/server/visits/visitLinks';
import { VisitNotices } from '../../features/appointments/server/visits/VisitNotices';
import { createVisits } from '../../features/appointments/server/visits/visits';
import { Bookings } from '../../services/mechmate/bookings';
import { PostBox } from '../../services/post/PostBox';
import { Reviews } from '../../services/tirehotel/reviews';
import { tireHotelRouter } from '../../services/tirehotel/tireHotelRouter';
import { serve, startApp, stopServers, type AppUnderTest } from '../unit/server/appUnderTest';
import { startTestDatabase, type TestDatabase } from './testDatabase';

const SECRET = 'a secret of ours';

/** Example agreements (services/tirehotel/README.md). */
export const agreements = {
  /** The customer has a second agreement. */
  two: 'MEK106',
  worn: 'ELB12A',
  /** The station has no free time. */
  bookedOut: 'SUB123',
  other: 'DSL123',
  /** A car without an agreement, and a plate that was never issued. */
  none: 'BNS456',
  unknown: 'UTN010',
};

export const today = (): string => toIsoDay(wallTimeAt(Date.now(), 'Europe/Stockholm').day);

/** Returns the first and last ISO date that can be booked. */
export const bookableDays = (): readonly [first: string, last: string] => {
  const { first, last } = bookingWindow(today());
  return [first, last];
};

export interface Answered<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

export interface Visitor {
  /** Client IP address. */
  from?: string;
  language?: string;
  /** Cookie header. */
  cookie?: string;
}

/** The web application with the embedded tyre hotel on a real embedded database. */
export class TestTireHotel {
  /** Offset of both clocks from the system clock, in ms. */
  clockOffsetMs = 0;
  /** Log lines of both programs. */
  readonly logged: string[] = [];

  private constructor(
    private readonly testDatabase: TestDatabase,
    private readonly connection: DatabaseConnection,
    private readonly database: Database,
    private bookings: WebBookings | undefined,
    private app: AppUnderTest | undefined,
  ) {}

  /** @param between middleware between the web application and the tyre hotel */
  static async start(between: express.RequestHandler = (_request, _response, next) => next()) {
    const testDatabase = await startTestDatabase();
    const connection = await connectDatabase({ url: testDatabase.url });
    await migrateDatabase(connection.pool);
    const database = new Database(testDatabase.url);
    const hotel = new TestTireHotel(
      ...([testDatabase, connection, database, undefined, undefined] as const),
    );
    await hotel.#serve(between);
    return hotel;
  }

  async #serve(between: express.RequestHandler): Promise<void> {
    const { pool } = this.connection;
    const clock = () => Date.now() + this.clockOffsetMs;
    const log = pino(
      { serializers: errorSerializers },
      { write: (line: string) => void this.logged.push(line) },
    );
    const router = tireHotelRouter({
      bookings: new Bookings(pool, 30),
      postBox: new PostBox(pool, 30),
      reviews: new Reviews(pool, 30),
      stockDay: '2026-11-02',
      log,
      clock,
    });
    const upstream = await serve(express().disable('etag').use('/tirehotel', between, router));
    const tirehotel = createTireHotelClient(`http://127.0.0.1:${upstream}/tirehotel`, {
      answerMs: 2000,
      bookingMs: 2000,
    });
    const systems = { mechmate: tirehotel, tirehotel };
    const { logger } = logTo({ write: (line) => this.logged.push(line) }, 'info');
    const { database } = this;
    this.bookings = createBookings({
      database,
      systems,
      keepDays: 30,
      logger,
      times: { retry: 30, maxRetryDelay: 100, poll: 50, lease: 3000 },
    });
    const visits = createVisits({
      links: createVisitLinks(SECRET),
      systems,
      store: new BookingStore(database),
      notices: new VisitNotices(database),
    });
    this.app = await startApp({
      environment: { TRUST_PROXY: 'loopback' },
      tirehotel,
      tireCodes: createTireCodes({ client: tirehotel, database, secret: SECRET, clock }),
      tireSessions: createTireSessions({
        seal: createSeal(SECRET, 'session', clock),
        ends: new SessionEnds(database),
        now: clock,
      }),
      bookings: this.bookings,
      visits,
    });
    this.bookings.start();
  }

  get pool(): Pool {
    return this.connection.pool;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.app!.port}`;
  }

  /** Returns all log lines, including those of the web application. */
  allLogged = (): string =>
    [...this.logged, ...this.app!.lines().map((line) => JSON.stringify(line))].join('\n');

  /** Advances the clocks of the programs and the database. */
  async advance(ms: number): Promise<void> {
    this.clockOffsetMs += ms;
    const earlier = `- $1 * interval '1 millisecond'`;
    await this.pool.query(`update "tire_code" set "ends_at" = "ends_at" ${earlier}`, [ms]);
    await this.pool.query(`update "tire_code_place" set "free_at" = "free_at" ${earlier}`, [ms]);
  }

  async request<Body = { message?: string }>(
    path: string,
    { from = '198.51.100.1', language = 'sv', cookie = '' }: Visitor = {},
    init: RequestInit = {},
  ): Promise<Answered<Body>> {
    const response = await fetch(`${this.origin}/api/tirehotel${path}`, {
      ...init,
      headers: {
        'x-forwarded-for': from,
        'accept-language': language,
        cookie,
        origin: this.origin,
        ...(init.headers as Record<string, string> | undefined),
      },
    });
    const text = await response.text();
    const body = (text ? JSON.parse(text) : undefined) as Body;
    return { status: response.status, body, headers: response.headers };
  }

  post<Body = { message?: string }>(
    path: string,
    visitor: Visitor,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered<Body>> {
    const json: Record<string, string> =
      body === undefined ? {} : { 'content-type': 'application/json' };
    const init = { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) };
    return this.request<Body>(path, visitor, init);
  }

  search = (plate: string, visitor: Visitor = {}) =>
    this.request<TireCustomer & { message?: string }>(
      `/authorization/search?regNo=${encodeURIComponent(plate)}`,
      visitor,
    );

  login = (encryptedPhoneNumber: string, visitor: Visitor = {}) =>
    this.post<TireCredentials>(
      `/authorization/login?encryptedPhoneNumber=${encodeURIComponent(encryptedPhoneNumber)}`,
      visitor,
    );

  validate = (authToken: string, otpToken: string, visitor: Visitor = {}) =>
    this.post<TireSession & { message?: string }>(
      `/authorization/validate?authToken=${encodeURIComponent(authToken)}&otpToken=${encodeURIComponent(otpToken)}`,
      visitor,
    );

  /** Returns the sent SMS, newest first. */
  async readSms(): Promise<{ to: string; from: string; text: string }[]> {
    const { rows } = await this.pool.query<{ content: { to: string; from: string; text: string } }>(
      `select "content" from "received_message" where "kind" = 'sms' order by "received_at" desc, "id"`,
    );
    return rows.map(({ content }) => content);
  }

  /** Returns the code in the latest SMS. */
  async readCode(): Promise<string> {
    const [sms] = await this.readSms();
    return /\b\d{4}\b/.exec(sms!.text)![0];
  }

  /** Logs in a customer and returns the first free time for the first car. */
  async findFirstTime(plate: string, visitor: Visitor) {
    const { session, visitor: owner } = await this.logIn(plate, visitor);
    const vehicle = session.vehicles[0]!;
    const { body } = await this.readDates(vehicle, owner, bookableDays());
    for (const { date } of body.availableDates) {
      const times = await this.readTimes(vehicle, owner, date);
      const [first] = times.body.availableTimeSlotDates.flatMap(({ startTime }) => startTime);
      if (first) return { vehicle, owner, time: first };
    }
    throw new Error('No time is free');
  }

  /** Logs in with the code for a plate; returns the response and the visitor with the cookie. */
  async logIn(plate: string, visitor: Visitor = {}) {
    const { body: customer } = await this.search(plate, visitor);
    const { body: credentials } = await this.login(customer.encryptedPhoneNumber, visitor);
    const answer = await this.validate(
      credentials.authorizationToken,
      await this.readCode(),
      visitor,
    );
    const cookie = answer.headers.get('set-cookie')!.split(';')[0]!;
    return { session: answer.body, visitor: { ...visitor, cookie }, answer };
  }

  readDates = (
    { location, brandCode }: TireVehicle,
    visitor: Visitor,
    days: readonly [string, string],
  ) =>
    this.post<TimeslotDays>(
      `/booking/GetTimeslotDays?workshopIdentifier=${location.erpId}`,
      visitor,
      { startDate: days[0], endDate: days[1], regNo: brandCode },
    );

  readTimes = ({ location, brandCode }: TireVehicle, visitor: Visitor, day: string) =>
    this.post<Timeslots>(`/booking/GetTimeslots?workshopIdentifier=${location.erpId}`, visitor, {
      startDate: day,
      endDate: day,
      regNo: brandCode,
    });

  create = (
    { location }: TireVehicle,
    visitor: Visitor,
    order: TireBookingRequest,
    key: string = randomUUID(),
  ) =>
    this.post<MadeTireBooking & { message?: string }>(
      `/booking/create?departmentIdentifier=${location.erpId}`,
      visitor,
      order,
      { 'idempotency-key': key },
    );

  async close(): Promise<void> {
    await this.bookings?.close();
    await stopServers();
    await this.database.close();
    await this.connection.close();
    await this.testDatabase.stop();
  }
}

/** Creates a complete order for a time. */
export const createOrder = (
  bookingStart: string,
  given: Partial<TireBookingRequest> = {},
): TireBookingRequest => ({
  bookingDate: bookingStart,
  bookingStart,
  regNo: agreements.two,
  freeText: 'Bulten till fälgen ligger i handskfacket',
  customer: {
    firstName: 'Anna',
    lastName: 'Åberg',
    email: 'anna@example.com',
    phoneMobile: '+46701740605',
  },
  ...given,
});
