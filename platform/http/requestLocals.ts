import type { PageDeadlines } from '../pages/pageDeadline';
import type { PageKind } from '../../sites/pageKind';
import type { Site } from '../../sites/site.types';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Express is extended this way
  namespace Express {
    /** What earlier middleware leaves for later ones in `response.locals`. */
    interface Locals {
      requestId: string;
      deadlines: PageDeadlines;
      /** Host name of the request: lower case, without port. */
      host: string;
      /** Host name with the port that the visitor used, if any. */
      authority: string;
      /** The address says something of one person: the answer is nobody else's. */
      isPrivate?: boolean;
      /** Absent until the site is found, and for an unknown host. */
      site?: Site;
      /** Kind of the page that answers, where one does. */
      pageKind?: PageKind;
      /** The trace that the request belongs to, where it is traced. */
      trace?: { traceId: string; spanId: string };
    }
  }
}

/** The site of a request that is past `siteByHost`. */
export function siteOf(locals: Express.Locals): Site {
  if (!locals.site) throw new Error('No site yet: siteByHost must stand earlier in app.ts');
  return locals.site;
}
