import type { RequestHandler } from 'express';
import { object, string } from 'yup';
import { allowMethods } from '../../platform/http/allowMethods';
import type { Logger } from '../../platform/log';
import { createBoundedTasks } from '../../platform/boundedTasks';
import { refuseCrossSite } from '../../platform/http/refuseCrossSite';
import { readBody } from '../../platform/requestBody/readBody';
import { validated } from '../../platform/requestBody/validated';
import { getSite } from '../../platform/http/requestLocals';
import { limitRequests } from '../../platform/http/limitVisitors';
import type { EventsClient } from '../../platform/upstreams/events';

const MAX_BODY_BYTES = 4096;

/** Limits of page views being sent and of queued ones: a service that hangs must not fill the memory. */
const MAX_IN_FLIGHT = 300;
const MAX_WAITING = 1000;
/**
 * When the service is down there are thousands of failures a second: they are logged as one line per
 * interval.
 */
const LOG_EVERY_MS = 10_000;

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
 * `POST /api/events/page-view`: passes a page view on to the events service. Fire and forget: the page gets
 * 204 at once, and a failure is only logged (OQ-07). Page views beyond the service's capacity are dropped.
 * Nothing personal is sent on.
 */
export function pageViewEvents(events: EventsClient, logger: Logger): RequestHandler[] {
  const tasks = createBoundedTasks(MAX_IN_FLIGHT, MAX_WAITING);
  let failures = 0;
  let loggedAt = -Infinity;
  const logFailure = (error: unknown, requestId: string) => {
    failures += 1;
    if (performance.now() - loggedAt < LOG_EVERY_MS) return;
    logger.warn({ error, requestId, failures }, 'page view not sent');
    failures = 0;
    loggedAt = performance.now();
  };
  return [
    allowMethods('POST'),
    refuseCrossSite(),
    limitRequests({ windowMs: 60_000, limit: 120 }),
    readBody({ maxBytes: MAX_BODY_BYTES }),
    (request, response) => {
      const view = validated(pageView, request.body);
      const { requestId } = response.locals;
      const { name } = getSite(response.locals);
      tasks
        .run(() => events.sendPageView(view, name))
        .catch((error: unknown) => logFailure(error, requestId));
      response.status(204).end();
    },
  ];
}
