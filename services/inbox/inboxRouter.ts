import { setTimeout as wait } from 'node:timers/promises';
import express, { type Router } from 'express';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database/connect';
import { readEvents } from '../events/eventLog';
import type { LeadInbox } from '../leads/leadInbox';
import type { Bookings } from '../mechmate/bookings';
import type { PostBox } from '../post/PostBox';
import type { Reviews } from '../tirehotel/reviews';
import { inboxFailure, inboxPage } from './inboxPage';
import type { InboxView } from './chapters';

const pageSize = 50;
/** Longest wait for the database, in ms: it may take connections and never answer. */
const PATIENCE_MS = 4000;

export interface InboxOptions {
  db: Database;
  leads: LeadInbox;
  bookings: Bookings;
  postBox: PostBox;
  reviews: Reviews;
  log: Logger;
  /** Longest wait for the database, in ms. */
  patience?: number;
}

/**
 * What arrived at the embedded services, for a person to look at: HTML, or JSON with `?format=json`
 * or `Accept: application/json`; `?page=` from 1. Answers 503 when the database fails or is late. For
 * development: nothing here is reachable from outside of the machine.
 */
export function inboxRouter(options: InboxOptions): Router {
  const { log, patience = PATIENCE_MS } = options;
  const router = express.Router();
  router.get('/', async (request, response) => {
    const asked = Number(request.query.page ?? 1);
    const page = Number.isSafeInteger(asked) && asked > 0 && asked < 1e6 ? asked : 1;
    const wantsJson =
      request.query.format === 'json' || request.accepts(['html', 'json']) === 'json';
    const reading = readView(page, options).catch((error: unknown) => {
      log.error({ err: error }, 'the inbox cannot be read');
      return undefined;
    });
    const view = await Promise.race([reading, wait(patience, undefined, { ref: false })]);
    response.set('Cache-Control', 'no-store');
    if (!view) response.status(503).set('Retry-After', '5');
    if (wantsJson)
      response.json(view ?? { errors: [{ message: 'The database does not answer.' }] });
    else response.type('html').send(view ? inboxPage(view) : inboxFailure());
  });
  return router;
}

async function readView(page: number, stores: InboxOptions): Promise<InboxView> {
  const [event, lead, booking, message, review] = await Promise.all([
    readEvents(stores.db, page, pageSize),
    stores.leads.read(page, pageSize),
    stores.bookings.read(page, pageSize),
    stores.postBox.read(page, pageSize),
    stores.reviews.read(page, pageSize),
  ]);
  const totals = [event, lead, booking, message, review].map(({ total }) => total);
  return {
    ...{ leads: lead.leads, leadTotal: lead.total },
    ...{ bookings: booking.bookings, bookingTotal: booking.total },
    ...{ messages: message.messages, messageTotal: message.total },
    ...{ reviews: review.reviews, reviewTotal: review.total },
    ...{ events: event.events, total: event.total },
    page,
    pages: Math.max(Math.ceil(Math.max(...totals) / pageSize), 1),
  };
}
