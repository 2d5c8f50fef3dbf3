import type { RequestHandler, Request, Response } from 'express';
import { rateLimit, type Options } from 'express-rate-limit';
import { HttpError } from '../httpError';
import { BoundedCounts } from './BoundedCounts';
import { ipKeyGenerator } from 'express-rate-limit';
import { siteOf } from './requestLocals';

/** Whom a limit counts: an address (of IPv6 its network) on a site, so that sites do not share a limit. */
const visitorOfSite = ({ ip = '' }: Request, { locals }: Response): string =>
  `${siteOf(locals).name} ${ipKeyGenerator(ip)}`;

/** How many requests a visitor may make in a time, in ms. */
export interface RequestLimit {
  windowMs: number;
  limit: number;
}

/** Whom a limit counts, an address by default; who is not counted; and how it refuses. */
type LimitChoices = Partial<Pick<Options, 'keyGenerator' | 'skipSuccessfulRequests' | 'handler'>>;

/** Lets a client ask so often and no more, in bounded memory. Every limit of requests is made here. */
export const limitRequests = (options: RequestLimit & LimitChoices): RequestHandler =>
  rateLimit({
    ...options,
    store: new BoundedCounts(),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
  });

/**
 * Lets a visitor of a site ask so often and no more.
 * @param refuse answers whoever asks more; throws HttpError 429 when absent
 */
export const limited = (limit: RequestLimit, refuse: RequestHandler = tooMany): RequestHandler =>
  limitRequests({ ...limit, keyGenerator: visitorOfSite, handler: refuse });

const tooMany: RequestHandler = () => {
  throw new HttpError(429, 'Too many questions; try again in a while');
};
