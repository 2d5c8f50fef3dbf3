import type { RequestHandler } from 'express';
import { vitalsReport } from '../../domain/vitals';
import { readBody } from '../requestBody/readBody';
import { validated } from '../requestBody/validated';
import { pageKinds } from '../../sites/pageKind';
import { allowMethods } from '../http/allowMethods';
import { limited } from '../http/limited';
import { refuseCrossSite } from '../http/refuseCrossSite';
import { siteOf } from '../http/requestLocals';
import type { TakeVitals } from './vitalMetrics';

const MAX_BODY_BYTES = 1024;

const report = vitalsReport(pageKinds);

/**
 * `POST /api/vitals`: takes how fast a page view was, as the page reports it by beacon, and adds it to the metrics.
 * Nothing of the visitor is kept: the site is the host's, the rest are words of lists (domain/vitals.ts).
 * @param take absent where nothing is counted; the report is then let go
 */
export function vitalsApi(take: TakeVitals | undefined): RequestHandler[] {
  return [
    allowMethods('POST'),
    refuseCrossSite(),
    limited({ windowMs: 60_000, limit: 60 }),
    readBody({ maxBytes: MAX_BODY_BYTES, maxDepth: 3, maxValues: 60 }),
    (request, response) => {
      const told = validated(report, request.body);
      take?.(siteOf(response.locals).name, told);
      response.status(204).end();
    },
  ];
}
