import { Router } from 'express';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { bookingRequest } from '../../../../domain/booking/bookingRequest';
import type { VisitChange, VisitTime } from '../../../../domain/booking/visit.types';
import { HttpError } from '../../../../platform/httpError';
import { FORM_TYPE, readBody } from '../../../../platform/requestBody/readBody';
import { validated } from '../../../../platform/requestBody/validated';
import { publicPath } from '../../../../platform/content/resolveRoute';
import type { SiteContentSource } from '../../../../platform/content/siteContent';
import { calendarTexts } from './visitPlaceholders';
import type { Site } from '../../../../sites/site.types';
import { sameOrigin } from '../../../enquiries/server/sameOrigin';
import { answerFormFailures } from '../../../../platform/http/answerFormFailures';
import { allowMethods } from '../../../../platform/http/allowMethods';
import { limitVisitors } from '../../../../platform/http/limitVisitors';
import { getSite } from '../../../../platform/http/requestLocals';
import type { Logger } from '../../../../platform/log';
import { BookingRefused } from './visitSystem';
import { senderAddress } from '../../../../platform/notices/senderAddress';
import { fieldsOf } from '../../../../domain/isRecord';
import { visitCalendar } from './visitCalendar';
import { VISIT_KEY, VisitHasBegun, type FoundVisit, type Visits } from './visits';
import { supportedLanguage } from '../../../../sites/supportedLanguage';

const MAX_BODY_BYTES = 4 * 1024;
const VISITOR_LIMIT = { windowMs: 600_000, limit: 60 };

export interface VisitsApiOptions {
  visits: Visits;
  siteContent: Pick<SiteContentSource, 'get'>;
  /** Public origin of a site. */
  origin: (site: Site) => string;
  config: { mail: { from: string | undefined } };
  logger: Logger;
}

/**
 * `/api/visits/*`, for visitors with a link to a booked visit: `POST move` and `cancel` accept its forms and
 * redirect back to it, `GET calendar` answers with a calendar file. The token is the field or query key
 * `visit`.
 */
export function visitsApi({
  visits,
  siteContent,
  origin,
  config,
  logger,
}: VisitsApiOptions): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next(
      getSite(response.locals).visitPath
        ? undefined
        : new HttpError(404, 'This site has no visits'),
    );
  });
  const formMiddleware = [
    sameOrigin(),
    limitVisitors(VISITOR_LIMIT),
    readBody({ maxBytes: MAX_BODY_BYTES, types: [FORM_TYPE] }),
  ];
  router.post('/move', ...formMiddleware, async (request, response) => {
    await change(request, response, 'moved', (token, site) =>
      visits.move(token, site, readTime(readField(request, 'time'))),
    );
  });
  router.post('/cancel', ...formMiddleware, async (request, response) => {
    await change(request, response, 'cancelled', (token, site) => visits.cancel(token, site));
  });
  router.use(allowMethods('GET', 'HEAD', 'POST'));
  router.get('/calendar', limitVisitors(VISITOR_LIMIT), async ({ query }, response) => {
    const site = getSite(response.locals);
    const language = supportedLanguage(site, query.language);
    const { key, visit } = await visits.find(asText(query[VISIT_KEY]), site, language);
    const { messages, settings } = await siteContent.get(site, language);
    const { timeSlot } = visit.request;
    const siteOrigin = origin(site);
    const link = siteOrigin + (visits.pagePath({ key, timeSlot }, { site, language }) ?? '/');
    const { contentType, content } = visitCalendar({
      ...calendarTexts(messages, visit),
      ...{ visit, site, link, origin: siteOrigin },
      organizer: { name: settings.name, email: senderAddress(siteOrigin, config.mail.from) },
    });
    response.attachment('visit.ics').set('Content-Type', contentType).send(content);
  });
  const answerFailures = answerFormFailures(logger, 'visit not loaded');
  router.use(((error, request, response, next) => {
    // A GET request opens in the browser: it gets the site's error page.
    const isPageRequest = request.method !== 'POST' && error instanceof HttpError;
    return isPageRequest ? next(error) : answerFailures(error, request, response, next);
  }) satisfies ErrorRequestHandler);
  return router;

  /** Applies a change, and redirects to the visit's page, which shows the outcome. */
  async function change(
    request: Request,
    response: Response,
    success: VisitChange,
    applyChange: (token: string, site: Site) => Promise<FoundVisit>,
  ): Promise<void> {
    const site = getSite(response.locals);
    const language = supportedLanguage(site, readField(request, 'language'));
    const token = readField(request, VISIT_KEY);
    let outcome = success;
    let page = `${publicPath(site, language, site.visitPath ?? '/')}?${new URLSearchParams({ [VISIT_KEY]: token }).toString()}`;
    try {
      const { key, visit } = await applyChange(token, site);
      // A token expires after the visit: a moved visit needs a new one.
      page = visits.pagePath({ key, timeSlot: visit.request.timeSlot }, { site, language }) ?? page;
    } catch (error) {
      outcome = toOutcome(error);
      const { requestId } = response.locals;
      if (outcome === 'failed') logger.warn({ error, requestId }, 'visit not changed');
      else logger.info({ reason: outcome, requestId }, 'visit not changed');
    }
    response.redirect(303, visits.withOutcome(page, outcome));
  }
}

function toOutcome(error: unknown): VisitChange {
  if (error instanceof VisitHasBegun) return 'begun';
  const isTaken = error instanceof BookingRefused && error.refusal.code === 'TimeslotNotAvailable';
  return isTaken ? 'taken' : 'failed';
}

/** Value of a form field or query key; empty if it is missing, or was sent several times. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const readField = ({ body }: Request, name: string): string => asText(fieldsOf(body)[name]);

const visitTimeSchema = bookingRequest.pick(['timeSlot', 'isFullDay']);

/** A time as the page's form sends it: `2026-11-24T08:00:00`, with `/day` after it for a whole day. */
const readTime = (text: string): VisitTime => {
  const [timeSlot, day] = text.split('/');
  return validated(visitTimeSchema, { timeSlot, isFullDay: day !== undefined });
};
