import type { PageDeadlines } from '../pages/pageDeadline';
import type { PageKind } from '../../sites/pageKind';
import type { Site } from '../../sites/site.types';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Express is extended this way
  namespace Express {
    /** Values that middleware stores in `response.locals` for later middleware. */
    interface Locals {
      requestId: string;
      deadlines: PageDeadlines;
      /** Host name of the request: lower case, without port. */
      host: string;
      /** Host name with the port that the visitor used, if any. */
      authority: string;
      /** The address is private to one person: no other visitor may get the answer. */
      isPrivate?: boolean;
      /** Absent until the site is found, and for an unknown host. */
      site?: Site;
      /** Kind of the page that answers, if a page does. */
      pageKind?: PageKind;
      /** The trace that the request belongs to, if it is traced. */
      trace?: { traceId: string; spanId: string };
    }
  }
}

/** The site of a request that `siteByHost` has handled. */
export function getSite(locals: Express.Locals): Site {
  if (!locals.site)
    throw new Error('The request has no site: use siteByHost before this middleware');
  return locals.site;
}
