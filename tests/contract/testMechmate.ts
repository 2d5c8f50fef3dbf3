import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { errorSerializers } from '../../platform/errorSerializers';
import type { BookingRequest, DayAvailability } from '../../domain/booking/booking.types';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect';
import { migrateDatabase } from '../../platform/database/migrate';
import { Bookings } from '../../services/mechmate/bookings';
import { mechmateRouter } from '../../services/mechmate/mechmateRouter';
import { startTestDatabase, type TestDatabase } from './testDatabase';

/** Monday, 23 November 2026, 06:00 in Sweden. */
export const MONDAY_MS = Date.parse('2026-11-23T05:00:00Z');

export const stockholm = { latitude: 59.33, longitude: 18.06 };

/** Example plates of the vehicle register (services/mechmate/README.md). */
export const plates = {
  agreement: 'MEK106',
  electric: 'ELB12A',
  diesel: 'DSL123',
  petrol: 'BNS456',
  general: 'SUB123',
  elsewhere: 'PRS911',
  /** A plate that was never issued. */
  unknown: 'UTN010',
};

/** Returns a unique plate per number, of a car that some workshop accepts. */
export const createPlate = (number: number): string => `KLM${String(number).padStart(3, '0')}`;

/** Bookings whose reads are counted and wait while the gate is closed. */
class GatedBookings extends Bookings {
  reads = 0;
  gate: Promise<void> = Promise.resolve();

  override async findBooked(...args: Parameters<Bookings['findBooked']>) {
    this.reads += 1;
    await this.gate;
    return super.findBooked(...args);
  }
}

/**
 * The workshop system on a real embedded database, with any number of servers, each with its own connection
 * pool.
 */
export class TestMechmate {
  clock = MONDAY_MS;
  readonly logged: string[] = [];
  readonly bookings: GatedBookings[] = [];
  readonly #servers: Server[] = [];
  readonly #connections: DatabaseConnection[] = [];

  private constructor(private readonly database: TestDatabase) {}

  static async start({ servers = 1, heartbeatMs = 15_000, keepDays = 30 } = {}) {
    const mechmate = new TestMechmate(await startTestDatabase());
    for (let index = 0; index < servers; index += 1) await mechmate.#serve(heartbeatMs, keepDays);
    return mechmate;
  }

  async #serve(heartbeatMs: number, keepDays: number): Promise<void> {
    const connection = await connectDatabase({ url: this.database.url });
    await migrateDatabase(connection.pool);
    const log = pino(
      { serializers: errorSerializers },
      { write: (line: string) => void this.logged.push(line) },
    );
    const bookings = new GatedBookings(connection.pool, keepDays);
    const router = mechmateRouter({
      bookings,
      stockDay: '2026-11-02',
      log,
      clock: () => this.clock,
      heartbeatMs,
    });
    const server = createServer(express().disable('etag').use('/mechmate', router));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.bookings.push(bookings);
    this.#connections.push(connection);
    this.#servers.push(server);
  }

  get pool() {
    return this.#connections[0]!.pool;
  }

  get databaseUrl(): string {
    return this.database.url;
  }

  url(path: string, server = 0): string {
    const { port } = this.#servers[server]!.address() as AddressInfo;
    return `http://127.0.0.1:${port}/mechmate${path}`;
  }

  /** Returns the number of clients connected to a server. */
  countClients(server = 0): Promise<number> {
    return new Promise((resolve, reject) =>
      this.#servers[server]!.getConnections((error, count) =>
        error ? reject(error) : resolve(count),
      ),
    );
  }

  /** Blocks reads of bookings until the returned function is called. */
  closeGate(server = 0): () => void {
    let open = (): void => undefined;
    this.bookings[server]!.gate = new Promise((resolve) => (open = resolve));
    return open;
  }

  /** Returns the status and JSON of a response. */
  async request<Body = Record<string, unknown>>(
    path: string,
    init: RequestInit & { server?: number } = {},
  ): Promise<{ status: number; body: Body }> {
    const response = await fetch(this.url(path, init.server), init);
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : undefined) as Body };
  }

  send(method: string, path: string, body: unknown, headers = {}, server = 0) {
    return this.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      server,
    });
  }

  book(key: string, request: BookingRequest, server = 0) {
    return this.send('POST', '/book', request, { 'idempotency-key': key }, server);
  }

  /** Returns the free times of a workshop on a date for a wheel change. */
  async readFreeTimes(date: string, departmentId = '1001-w', more = ''): Promise<DayAvailability> {
    const path = `/timeslots/from/${plates.petrol}/${departmentId}/${date}/?serviceOfferings=hjulskifte${more}`;
    const { body } = await this.request<DayAvailability[]>(path);
    return body[0]!;
  }

  /** Creates a booking of the first free time on Wednesday. */
  async createFreeBooking(given: Partial<BookingRequest> = {}): Promise<BookingRequest> {
    const { date, availableSlots } = await this.readFreeTimes('2026-11-25');
    return createBooking({ timeSlot: `${date}T${availableSlots[0]}:00`, ...given });
  }

  /** Reads a stream to its end; returns the messages and the data of the last event. */
  async readStream(query: Record<string, string | number>) {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    );
    const response = await fetch(this.url(`/departments/closestAvailable?${search}`));
    const text = await response.text();
    const events = text.split('\n\n').filter(Boolean);
    const messages = events
      .filter((event) => event.startsWith('data: '))
      .map((event) => JSON.parse(event.slice('data: '.length)) as Record<string, unknown>);
    const end = events.find((event) => event.startsWith('event: end'));
    return { status: response.status, text, messages, end };
  }

  async close(): Promise<void> {
    for (const server of this.#servers) {
      server.closeAllConnections();
      server.close();
    }
    for (const connection of this.#connections) await connection.close();
    await this.database.stop();
  }
}

/** Returns the first entry of `Error Result` in a response. */
export const readError = ({ body }: { body: Record<string, unknown> }): string | undefined =>
  (body['Error Result'] as string[] | undefined)?.[0];

/** Creates a complete booking. */
export const createBooking = (given: Partial<BookingRequest> = {}): BookingRequest => ({
  customer: {
    firstName: 'Anna',
    lastName: 'Åberg',
    phone: '070 174 06 05',
    email: 'anna@example.com',
  },
  freeText: '',
  departmentId: '1001-w',
  timeSlot: '2026-11-24T08:00:00',
  isFullDay: false,
  registrationNumber: plates.petrol,
  mileage: 1,
  serviceOfferingRequests: [{ kobraId: 'hjulskifte', unitsSelected: 1, userInput: '' }],
  ...given,
});
