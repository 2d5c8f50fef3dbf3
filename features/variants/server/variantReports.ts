import type { RequestHandler } from 'express';
import { object, string } from 'yup';
import { variantEvents } from '../../../domain/variants/variant.types';
import { readBody } from '../../../platform/requestBody/readBody';
import { validated } from '../../../platform/requestBody/validated';
import { allowMethods } from '../../../platform/http/allowMethods';
import { refuseCrossSite } from '../../../platform/http/refuseCrossSite';
import { siteOf } from '../../../platform/http/requestLocals';
import { limitRequests } from '../../../platform/http/limited';
import type { Logger } from '../../../platform/log';
import type { EventsClient } from '../../../platform/upstreams/events';

const id = string().matches(/^[\w{}-]{1,64}$/);

const report = object({
  itemId: id.required(),
  language: string()
    .required()
    .matches(/^[A-Za-z-]{2,12}$/),
  variantId: id.required(),
  testId: id,
  event: string().oneOf(variantEvents).required(),
})
  .required()
  .noUnknown()
  .strict();

/**
 * `POST /api/events/variant`: passes on that a variant of a page was seen, or what came of it. The page
 * gets 204 at once, and a failure is only logged. Nothing of the visitor is sent on.
 */
export function variantReports(events: EventsClient, logger: Logger): RequestHandler[] {
  return [
    allowMethods('POST'),
    refuseCrossSite(),
    limitRequests({ windowMs: 60_000, limit: 120 }),
    readBody({ maxBytes: 1024 }),
    (request, response) => {
      const { requestId } = response.locals;
      events
        .sendVariantReport(validated(report, request.body), siteOf(response.locals).name)
        .catch((error: unknown) => logger.warn({ error, requestId }, 'variant not reported'));
      response.status(204).end();
    },
  ];
}
