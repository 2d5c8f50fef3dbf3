import type { RequestHandler } from 'express';
import { privateHeaders } from './privateHeaders';

/**
 * Marks all answers as private to one person, redirects too: their addresses may give access to private
 * pages.
 */
export const answerPrivately = (): RequestHandler => (_request, response, next) => {
  response.set(privateHeaders);
  next();
};
