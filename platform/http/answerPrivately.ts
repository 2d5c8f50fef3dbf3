import type { RequestHandler } from 'express';
import { privateHeaders } from './privateHeaders';

/** Whatever is answered belongs to one person: redirects too, whose addresses may hold what opens a page of theirs. */
export const answerPrivately = (): RequestHandler => (_request, response, next) => {
  response.set(privateHeaders);
  next();
};
