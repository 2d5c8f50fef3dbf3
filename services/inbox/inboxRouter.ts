import { setTimeout as wait } from 'node:timers/promises';
import express, { type Router } from 'express';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database/connect';
import { readEvents } from '../events/eventLog';
import type { LeadInbox } from '../leads/leadInbox';
import type { Bookings } from '../mechmate/bookings';
import type { PostBox } from '../post/PostBox';
import type { Reviews } from '../tirehotel/reviews';
import { inboxFailurePage, inboxPage } from './inboxPage';
import type { InboxView } from './chapters';

const PAGE_SIZE = 50;
/** Default timeout of the database, which may accept connections without ever answering. */
const TIMEOUT_MS = 4000;

export interface InboxOptions {
  db: Database;
  leads: LeadInbox;
  bookings: Bookings;
  postBox: PostBox;
  reviews: Reviews;
  log: Logger;
  /** Timeout of the database. */
  timeoutMs?: number;
}

/**
 * A page for developers with everything that the embedded services received: HTML, or JSON with
 * `?format=json` or `Accept: application/json`; `?page=` starts at 1. Answers 503 if the database fails or
 * times out. Reachable only from this machine.
 */
export function inboxRouter(options: InboxOptions): Router {
  const { log, timeoutMs = TIMEOUT_MS } = options;
  const router = express.Router();
  router.get('/', async (request, response) => {
    const requested = Number(request.query.page ?? 1);
    const page =
      Number.isSafeInteger(requested) && requested > 0 && requested < 1e6 ? requested : 1;
    const wantsJson =
      request.query.format === 'json' || request.accepts(['html', 'json']) === 'json';
    const reading = readView(page, options).catch((error: unknown) => {
      log.error({ error }, 'inbox not read');
      return undefined;
    });
    const view = await Promise.race([reading, wait(timeoutMs, undefined, { ref: false })]);
    response.set('Cache-Control', 'no-store');
    if (!view) response.status(503).set('Retry-After', '5');
    if (wantsJson)
      response.json(view ?? { errors: [{ message: 'The database does not answer.' }] });
    else response.type('html').send(view ? inboxPage(view) : inboxFailurePage());
  });
  return router;
}

async function readView(page: number, stores: InboxOptions): Promise<InboxView> {
  const [event, lead, booking, message, review] = await Promise.all([
    readEvents(stores.db, page, PAGE_SIZE),
    stores.leads.read(page, PAGE_SIZE),
    stores.bookings.read(page, PAGE_SIZE),
    stores.postBox.read(page, PAGE_SIZE),
    stores.reviews.read(page, PAGE_SIZE),
  ]);
  const totals = [event, lead, booking, message, review].map(({ total }) => total);
  return {
    ...{ leads: lead.leads, leadTotal: lead.total },
    ...{ bookings: booking.bookings, bookingTotal: booking.total },
    ...{ messages: message.messages, messageTotal: message.total },
    ...{ reviews: review.reviews, reviewTotal: review.total },
    ...{ events: event.events, total: event.total },
    page,
    pages: Math.max(Math.ceil(Math.max(...totals) / PAGE_SIZE), 1),
  };
}
