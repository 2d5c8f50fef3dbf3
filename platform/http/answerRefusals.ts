import type { ErrorRequestHandler } from 'express';
import { HttpError } from '../httpError';

/** Answers an error in the 400s with its status and its reason as JSON. */
export const answerRefusals: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (typeof status !== 'number' || status < 400 || status >= 500) return next(error);
  const reason = error instanceof HttpError ? error.message : 'The body cannot be read';
  response.status(status).json({ errors: [reason] });
};
