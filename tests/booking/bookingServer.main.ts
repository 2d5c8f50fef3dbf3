/**
 * The web application with its real bookings, in a process that can be killed. Variables: DATABASE_URL,
 * UPSTREAMS_URL, PORT. Prints its port once it is ready.
 */
import { createSeal } from '../../platform/seal';
import { createBookings } from '../../features/appointments/server/bookings';
import { Database } from '../../platform/database/Database';
import { logTo } from '../../platform/log';
import { SessionEnds } from '../../features/tyre-hotel/server/SessionEnds';
import { createTireSessions } from '../../features/tyre-hotel/server/tireSession';
import { createMechmateClient } from '../../features/booking/server/mechmate/mechmate';
import { createTireHotelClient } from '../../features/tyre-hotel/server/tirehotel';
import { startApp } from '../unit/server/appUnderTest';
import { TEST_PURPOSE, TEST_SECRET } from './tireVisitors';

const { DATABASE_URL = '', UPSTREAMS_URL = '' } = process.env;
const { logger } = logTo(process.stderr, 'fatal');
const times = { answerMs: 1000, bookingMs: 1500 };
const mechmate = createMechmateClient(`${UPSTREAMS_URL}/mechmate`, times);
const tirehotel = createTireHotelClient(`${UPSTREAMS_URL}/tirehotel`, times);
const bookings = createBookings({
  database: new Database(DATABASE_URL),
  systems: { mechmate, tirehotel },
  keepDays: 30,
  logger,
  times: { lease: 2500, retry: 100, maxRetryDelay: 400, poll: 100 },
});
const environment = { TRUST_PROXY: 'loopback' };
const tireSessions = createTireSessions({
  seal: createSeal(TEST_SECRET, TEST_PURPOSE),
  ends: new SessionEnds(new Database(DATABASE_URL)),
});
void startApp({ environment, mechmate, tirehotel, tireSessions, bookings }).then(({ port }) => {
  bookings.start();
  process.stdout.write(`${JSON.stringify({ port })}\n`);
});
