import type { RequestHandler } from 'express';
import { object, string } from 'yup';
import { variantEvents } from '../../../domain/variants/variant.types';
import { readBody } from '../../../platform/requestBody/readBody';
import { validated } from '../../../platform/requestBody/validated';
import { allowMethods } from '../../../platform/http/allowMethods';
import { refuseCrossSite } from '../../../platform/http/refuseCrossSite';
import { getSite } from '../../../platform/http/requestLocals';
import { limitRequests } from '../../../platform/http/limitVisitors';
import type { Logger } from '../../../platform/log';
import type { EventsClient } from '../../../platform/upstreams/events';

const idSchema = string().matches(/^[\w{}-]{1,64}$/);

const reportSchema = object({
  itemId: idSchema.required(),
  language: string()
    .required()
    .matches(/^[A-Za-z-]{2,12}$/),
  variantId: idSchema.required(),
  testId: idSchema,
  event: string().oneOf(variantEvents).required(),
})
  .required()
  .noUnknown()
  .strict();

/**
 * `POST /api/events/variant`: forwards a view of a page's variant, or a conversion, without any data about
 * the visitor. It answers 204 at once, and a failure is only logged.
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
        .sendVariantReport(validated(reportSchema, request.body), getSite(response.locals).name)
        .catch((error: unknown) => logger.warn({ error, requestId }, 'variant not reported'));
      response.status(204).end();
    },
  ];
}
