import express, { type ErrorRequestHandler, type Router } from 'express';
import { ValidationError } from 'yup';
import type { Database } from '../../database/connect';
import { logEvent } from './eventLog';
import { eventSchema } from './eventSchema';

const largestBody = 16 * 1024;

/**
 * The events service: POST at the router's root with one event as JSON answers 202 and its number,
 * 400 with what is wrong with it otherwise.
 */
export function eventsRouter(db: Database): Router {
  const router = express.Router();
  // A beacon of the browser may send its JSON as plain text.
  router.use(express.json({ limit: largestBody, type: ['application/json', 'text/plain'] }));
  router.post('/', async (request, response) => {
    const event = eventSchema.validateSync(request.body, { abortEarly: false, stripUnknown: true });
    response.status(202).json({ id: await logEvent(db, event) });
  });
  router.use(answerBadEvents);
  return router;
}

const answerBadEvents: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof ValidationError) {
    return void response.status(400).json({ errors: error.errors });
  }
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (typeof status !== 'number' || status >= 500) return next(error);
  response.status(status).json({ errors: ['The body must be one event as JSON.'] });
};
