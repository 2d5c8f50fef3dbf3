import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { object, string } from 'yup';
import { allowMethods } from '../http/allowMethods';
import type { Logger } from '../log';
import { readBody } from '../../runtime/requestBody/readBody';
import { validated } from '../../runtime/requestBody/validated';
import { siteOf } from '../http/requestLocals';
import type { EventsClient } from '../upstreams/events';

const MAX_BODY_BYTES = 4096;

const pageView = object({
  itemId: string().required().max(64),
  pageName: string().required().max(300),
  variantId: string().max(100),
  language: string()
    .required()
    .matches(/^[A-Za-z-]{2,12}$/),
})
  .required()
  .noUnknown()
  .strict();

/**
 * `POST /api/events/page-view`: passes a page view on to the events service (spec 1 §7). Fire and
 * forget: the page gets 204 at once, and a failure is only logged (OQ-07). Nothing personal is sent on.
 */
export function pageViewEvents(events: EventsClient, logger: Logger): RequestHandler[] {
  return [
    allowMethods('POST'),
    rateLimit({ windowMs: 60_000, limit: 120, standardHeaders: 'draft-8', legacyHeaders: false }),
    readBody({ maxBytes: MAX_BODY_BYTES }),
    (request, response) => {
      const view = validated(pageView, request.body);
      const { requestId } = response.locals;
      events
        .sendPageView(view, siteOf(response.locals).name)
        .catch((error: unknown) => logger.warn({ error, requestId }, 'page view not sent'));
      response.status(204).end();
    },
  ];
}
