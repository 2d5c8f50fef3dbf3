import type { RequestHandler } from 'express';
import { vitalsReport } from '../../domain/vitals';
import { readBody } from '../requestBody/readBody';
import { validated } from '../requestBody/validated';
import { pageKinds } from '../../sites/pageKind';
import { allowMethods } from '../http/allowMethods';
import { limitVisitors } from '../http/limitVisitors';
import { refuseCrossSite } from '../http/refuseCrossSite';
import { getSite } from '../http/requestLocals';
import type { RecordVitals } from './vitalMetrics';

const MAX_BODY_BYTES = 1024;

const report = vitalsReport(pageKinds);

/**
 * `POST /api/vitals`: accepts the speed of a page view, which the page reports by beacon, and adds it to the
 * metrics. Nothing about the visitor is stored: the site comes from the host, the other values from fixed
 * lists (domain/vitals.ts).
 * @param recordVitals absent when nothing is counted; reports are then ignored
 */
export function vitalsApi(recordVitals: RecordVitals | undefined): RequestHandler[] {
  return [
    allowMethods('POST'),
    refuseCrossSite(),
    limitVisitors({ windowMs: 60_000, limit: 60 }),
    readBody({ maxBytes: MAX_BODY_BYTES, maxDepth: 3, maxValues: 60 }),
    (request, response) => {
      const vitals = validated(report, request.body);
      recordVitals?.(getSite(response.locals).name, vitals);
      response.status(204).end();
    },
  ];
}
