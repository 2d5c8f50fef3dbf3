import express, { type Router } from 'express';
import type { Database } from '../../runtime/database/connect';
import { readEvents } from '../events/eventLog';
import type { LeadInbox } from '../leads/leadInbox';
import type { Bookings } from '../mechmate/bookings';
import type { PostBox } from '../post/PostBox';
import type { Reviews } from '../tirehotel/reviews';
import { inboxPage } from './inboxPage';

const pageSize = 50;

/**
 * What arrived at the embedded services, for a person to look at: HTML, or JSON with `?format=json`
 * or `Accept: application/json`; `?page=` from 1. For development: nothing here is reachable from
 * outside of the machine.
 */
export function inboxRouter(stores: {
  db: Database;
  leads: LeadInbox;
  bookings: Bookings;
  postBox: PostBox;
  reviews: Reviews;
}): Router {
  const { db, postBox } = stores;
  const router = express.Router();
  router.get('/', async (request, response) => {
    const asked = Number(request.query.page ?? 1);
    const page = Number.isSafeInteger(asked) && asked > 0 && asked < 1e6 ? asked : 1;
    const { events, total } = await readEvents(db, page, pageSize);
    const { leads, total: leadTotal } = await stores.leads.read(page, pageSize);
    const { bookings, total: bookingTotal } = await stores.bookings.read(page, pageSize);
    const { messages, total: messageTotal } = await postBox.read(page, pageSize);
    const { reviews, total: reviewTotal } = await stores.reviews.read(page, pageSize);
    const longest = Math.max(total, leadTotal, bookingTotal, messageTotal, reviewTotal);
    const pages = Math.max(Math.ceil(longest / pageSize), 1);
    const view = {
      ...{ leads, leadTotal, bookings, bookingTotal, messages, messageTotal },
      ...{ reviews, reviewTotal, events, total, page, pages },
    };
    response.set('Cache-Control', 'no-store');
    const wantsJson =
      request.query.format === 'json' || request.accepts(['html', 'json']) === 'json';
    if (wantsJson) response.json(view);
    else response.type('html').send(inboxPage(view));
  });
  return router;
}
