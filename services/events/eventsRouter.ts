import express, { type Router } from 'express';
import type { Database } from '../../platform/database/connect';
import { readBody } from '../../platform/requestBody/readBody';
import { validated } from '../../platform/requestBody/validated';
import { isMap } from '../../cms/items/loading/readYamlMap';
import { answerRefusals } from '../../platform/http/answerRefusals';
import { logEvent } from './eventLog';
import { parseId } from '../../cms/items/guid';
import { countEvent } from '../../cms/authoring/variants/variantResults';
import { eventSchema, variantEventSchema } from './eventSchema';

const MAX_BODY_BYTES = 16 * 1024;

/**
 * The events service. `POST /` with one JSON event answers 202 with the id of the event, or 400 with the
 * problems. Variant events are counted if the page has that variant.
 */
export function eventsRouter(db: Database): Router {
  const router = express.Router();
  // `navigator.sendBeacon` may send JSON as plain text.
  const body = readBody({ maxBytes: MAX_BODY_BYTES, types: ['application/json', 'text/plain'] });
  router.post('/', body, async (request, response) => {
    if (isMap(request.body) && request.body.type === 'VARIANT') {
      const variantEvent = validated(variantEventSchema, request.body, { stripUnknown: true });
      const itemId = parseId(variantEvent.itemId);
      const isCounted = itemId !== undefined && (await countEvent(db, { ...variantEvent, itemId }));
      response.status(202).json({ counted: isCounted });
      return;
    }
    const event = validated(eventSchema, request.body, { stripUnknown: true });
    response.status(202).json({ id: await logEvent(db, event) });
  });
  router.use(answerRefusals);
  return router;
}
