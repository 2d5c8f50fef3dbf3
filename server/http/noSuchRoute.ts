import type { RequestHandler } from 'express';
import { HttpError } from '../../platform/httpError';

/** Ends what no route took: below `/api` there are no pages. */
export function noSuchRoute(): RequestHandler {
  return () => {
    throw new HttpError(404, 'No such address');
  };
}
