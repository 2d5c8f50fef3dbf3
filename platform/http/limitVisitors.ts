import type { RequestHandler, Request, Response } from 'express';
import { rateLimit, type Options } from 'express-rate-limit';
import { HttpError } from '../httpError';
import { BoundedCounts } from './BoundedCounts';
import { ipKeyGenerator } from 'express-rate-limit';
import { getSite } from './requestLocals';

/** The key of a limit: the site and an address (for IPv6 its network), so that sites do not share a limit. */
const siteVisitorKey = ({ ip = '' }: Request, { locals }: Response): string =>
  `${getSite(locals).name} ${ipKeyGenerator(ip)}`;

/** How many requests a visitor may make within a time, in ms. */
export interface RequestLimit {
  windowMs: number;
  limit: number;
}

/**
 * Options of a limit: the key to count by (an address by default), which requests are not counted, and how
 * it refuses.
 */
type LimitOptions = Partial<Pick<Options, 'keyGenerator' | 'skipSuccessfulRequests' | 'handler'>>;

/** Limits how often a client may send requests, in bounded memory. Every rate limit is created here. */
export const limitRequests = (options: RequestLimit & LimitOptions): RequestHandler =>
  rateLimit({
    ...options,
    store: new BoundedCounts(),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
  });

/**
 * Limits how often a visitor of a site may send requests.
 * @param onLimit answers a visitor over the limit; throws HttpError 429 when absent
 */
export const limitVisitors = (
  limit: RequestLimit,
  onLimit: RequestHandler = throwTooManyRequests,
): RequestHandler => limitRequests({ ...limit, keyGenerator: siteVisitorKey, handler: onLimit });

const throwTooManyRequests: RequestHandler = () => {
  throw new HttpError(429, 'Too many requests; try again in a while');
};
