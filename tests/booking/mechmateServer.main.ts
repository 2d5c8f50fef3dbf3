/**
 * The embedded workshop system and tyre hotel in a process that can be killed. Variables: DATABASE_URL, PORT.
 * Prints its port once it is ready.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { connectDatabase } from '../../platform/database/connect';
import { Bookings } from '../../services/mechmate/bookings';
import { mechmateRouter } from '../../services/mechmate/mechmateRouter';
import { PostBox } from '../../services/post/PostBox';
import { Reviews } from '../../services/tirehotel/reviews';
import { tireHotelRouter } from '../../services/tirehotel/tireHotelRouter';
import { MONDAY_MS } from '../contract/testMechmate';

const { DATABASE_URL = '', PORT = '0' } = process.env;

async function main(): Promise<void> {
  const { pool } = await connectDatabase({ url: DATABASE_URL });
  const common = {
    bookings: new Bookings(pool, 30),
    stockDay: '2026-11-02',
    log: pino({ level: 'silent' }),
  };
  const app = express().disable('etag');
  app.use('/mechmate', mechmateRouter({ ...common, clock: () => MONDAY_MS }));
  // Uses the system clock, like the web application, since the bookable days of the tyre hotel depend on it.
  const reviews = new Reviews(pool, 30);
  app.use('/tirehotel', tireHotelRouter({ ...common, reviews, postBox: new PostBox(pool, 30) }));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(Number(PORT), '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ port })}\n`);
}

void main();
