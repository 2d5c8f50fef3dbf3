import express, { type Router } from 'express';
import type { Database } from '../../runtime/database/connect';
import { readBody } from '../../runtime/requestBody/readBody';
import { validated } from '../../runtime/requestBody/validated';
import { answerRefusals } from '../embedded/answerRefusals';
import { logEvent } from './eventLog';
import { eventSchema } from './eventSchema';

const maxBodyBytes = 16 * 1024;

/**
 * The events service: POST at the router's root with one event as JSON answers 202 and its number,
 * 400 with what is wrong with it otherwise.
 */
export function eventsRouter(db: Database): Router {
  const router = express.Router();
  // A beacon of the browser may send its JSON as plain text.
  const body = readBody({ maxBytes: maxBodyBytes, types: ['application/json', 'text/plain'] });
  router.post('/', body, async (request, response) => {
    const event = validated(eventSchema, request.body, { stripUnknown: true });
    response.status(202).json({ id: await logEvent(db, event) });
  });
  router.use(answerRefusals);
  return router;
}
