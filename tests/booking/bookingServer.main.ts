/**
 * The web application with its real bookings, in a process that can be killed: DATABASE_URL, MECHMATE_URL, PORT.
 * Prints its port once it serves.
 */
import { createBookings } from '../../server/booking/bookings';
import { Database } from '../../server/database/Database';
import { logTo } from '../../server/log';
import { createMechmateClient } from '../../server/upstreams/mechmate';
import { startApp } from '../unit/server/appUnderTest';

const { DATABASE_URL = '', MECHMATE_URL = '' } = process.env;
const { logger } = logTo(process.stderr, 'fatal');
const mechmate = createMechmateClient(MECHMATE_URL, { answerMs: 1000, bookingMs: 1500 });
const bookings = createBookings({
  database: new Database(DATABASE_URL),
  systems: { mechmate, tirehotel: mechmate },
  keepDays: 30,
  logger,
  times: { lease: 2500, retry: 100, maxRetryDelay: 400, look: 100 },
});
const environment = { TRUST_PROXY: 'loopback' };
void startApp({ environment, mechmate, bookings }).then(({ port }) => {
  bookings.start();
  process.stdout.write(`${JSON.stringify({ port })}\n`);
});
