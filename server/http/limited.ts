import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { HttpError } from '../../runtime/httpError';
import { visitorOfSite } from './visitorOfSite';

/** How many requests a visitor of a site may make in a time, in ms. */
export interface RequestLimit {
  windowMs: number;
  limit: number;
}

/**
 * Lets a visitor ask so often and no more.
 * @param refuse answers whoever asks more; throws HttpError 429 when absent
 */
export const limited = (limit: RequestLimit, refuse: RequestHandler = tooMany): RequestHandler =>
  rateLimit({
    ...limit,
    keyGenerator: visitorOfSite,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: refuse,
  });

const tooMany: RequestHandler = () => {
  throw new HttpError(429, 'Too many questions; try again in a while');
};
