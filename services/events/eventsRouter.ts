import express, { type Router } from 'express';
import type { Database } from '../../platform/database/connect';
import { readBody } from '../../platform/requestBody/readBody';
import { validated } from '../../platform/requestBody/validated';
import { isMap } from '../../cms/items/loading/contentFile';
import { answerRefusals } from '../../platform/http/answerRefusals';
import { logEvent } from './eventLog';
import { parseId } from '../../cms/items/guid';
import { countEvent } from '../../cms/authoring/variants/variantResults';
import { eventSchema, variantEventSchema } from './eventSchema';

const maxBodyBytes = 16 * 1024;

/**
 * The events service: POST at the router's root with one event as JSON answers 202 and its number,
 * 400 with what is wrong with it otherwise. Events of variants are counted, where a page has such a variant.
 */
export function eventsRouter(db: Database): Router {
  const router = express.Router();
  // A beacon of the browser may send its JSON as plain text.
  const body = readBody({ maxBytes: maxBodyBytes, types: ['application/json', 'text/plain'] });
  router.post('/', body, async (request, response) => {
    if (isMap(request.body) && request.body.type === 'VARIANT') {
      const counted = validated(variantEventSchema, request.body, { stripUnknown: true });
      const itemId = parseId(counted.itemId);
      const isKnown = itemId !== undefined && (await countEvent(db, { ...counted, itemId }));
      response.status(202).json({ counted: isKnown });
      return;
    }
    const event = validated(eventSchema, request.body, { stripUnknown: true });
    response.status(202).json({ id: await logEvent(db, event) });
  });
  router.use(answerRefusals);
  return router;
}
