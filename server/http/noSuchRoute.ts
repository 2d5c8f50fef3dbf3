import type { RequestHandler } from 'express';
import { HttpError } from '../../platform/httpError';

/** Answers requests that no route handled: below `/api` there are no pages. */
export function noSuchRoute(): RequestHandler {
  return () => {
    throw new HttpError(404, 'Address not found');
  };
}
