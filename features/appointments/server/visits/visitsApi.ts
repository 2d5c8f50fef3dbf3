import { Router } from 'express';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { bookingRequest } from '../../../../domain/booking/bookingRequest';
import type { VisitChange, VisitTime } from '../../../../domain/booking/visit.types';
import { HttpError } from '../../../../platform/httpError';
import { FORM_TYPE, readBody } from '../../../../platform/requestBody/readBody';
import { validated } from '../../../../platform/requestBody/validated';
import { publicPath } from '../../../../platform/content/resolveRoute';
import type { SiteContentSource } from '../../../../platform/content/siteContent';
import { eventOf } from './visitWords';
import type { Language, Site } from '../../../../sites/site.types';
import { sameOrigin } from '../../../enquiries/server/sameOrigin';
import { answerFormFailures } from '../../../../platform/http/answerFormFailures';
import { allowMethods } from '../../../../platform/http/allowMethods';
import { limited } from '../../../../platform/http/limited';
import { siteOf } from '../../../../platform/http/requestLocals';
import type { Logger } from '../../../../platform/log';
import { BookingRefused } from './visitSystem';
import { senderAddress } from '../../../../platform/notices/senderAddress';
import { fieldsOf } from '../../../../domain/isRecord';
import { visitCalendar } from './visitCalendar';
import { VISIT_KEY, VisitHasBegun, type FoundVisit, type Visits } from './visits';

const MAX_BODY_BYTES = 4 * 1024;
const LIMIT = { windowMs: 600_000, limit: 60 };

export interface VisitsApiOptions {
  visits: Visits;
  siteContent: Pick<SiteContentSource, 'get'>;
  /** Public origin of a site. */
  origin: (site: Site) => string;
  config: { mail: { from: string | undefined } };
  logger: Logger;
}

/**
 * `/api/visits/*`, for those who have a link to a booked visit: `POST move` and `cancel` take the forms of its page and
 * send back to it, `GET calendar` answers with a calendar file. The token is the field or the key `visit`.
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
    next(siteOf(response.locals).visitPath ? undefined : new HttpError(404, 'No visits'));
  });
  const form = [
    sameOrigin(),
    limited(LIMIT),
    readBody({ maxBytes: MAX_BODY_BYTES, types: [FORM_TYPE] }),
  ];
  router.post('/move', ...form, async (request, response) => {
    await change(request, response, 'moved', (token, site) =>
      visits.move(token, site, readTime(fieldOf(request, 'time'))),
    );
  });
  router.post('/cancel', ...form, async (request, response) => {
    await change(request, response, 'cancelled', (token, site) => visits.cancel(token, site));
  });
  router.use(allowMethods('GET', 'HEAD', 'POST'));
  router.get('/calendar', limited(LIMIT), async ({ query }, response) => {
    const site = siteOf(response.locals);
    const language = languageOf(site, query.language);
    const { key, visit } = await visits.find(textOf(query[VISIT_KEY]), site, language);
    const { messages, settings } = await siteContent.get(site, language);
    const { timeSlot } = visit.request;
    const start = origin(site);
    const link = start + (visits.pathOf({ key, timeSlot }, { site, language }) ?? '/');
    const { contentType, content } = visitCalendar({
      ...eventOf(messages, visit),
      ...{ visit, site, link, origin: start },
      organizer: { name: settings.name, email: senderAddress(start, config.mail.from) },
    });
    response.attachment('visit.ics').set('Content-Type', contentType).send(content);
  });
  const answerFailures = answerFormFailures(logger, 'visit not told');
  router.use(((error, request, response, next) => {
    // What is asked for by its address has the site's own page for what is not there.
    const isAsked = request.method !== 'POST' && error instanceof HttpError;
    return isAsked ? next(error) : answerFailures(error, request, response, next);
  }) satisfies ErrorRequestHandler);
  return router;

  /** Sends back to the visit's page, which says what became of it. */
  async function change(
    request: Request,
    response: Response,
    wanted: VisitChange,
    make: (token: string, site: Site) => Promise<FoundVisit>,
  ): Promise<void> {
    const site = siteOf(response.locals);
    const language = languageOf(site, fieldOf(request, 'language'));
    const token = fieldOf(request, VISIT_KEY);
    let said = wanted;
    let page = `${publicPath(site, language, site.visitPath ?? '/')}?${new URLSearchParams({ [VISIT_KEY]: token }).toString()}`;
    try {
      const { key, visit } = await make(token, site);
      // What a link is good for ends with the visit: one that is later now has another.
      page = visits.pathOf({ key, timeSlot: visit.request.timeSlot }, { site, language }) ?? page;
    } catch (error) {
      said = problemOf(error);
      const { requestId } = response.locals;
      if (said === 'failed') logger.warn({ error, requestId }, 'visit not changed');
      else logger.info({ said, requestId }, 'visit not changed');
    }
    response.redirect(303, visits.saying(page, said));
  }
}

function problemOf(error: unknown): VisitChange {
  if (error instanceof VisitHasBegun) return 'begun';
  const isTaken = error instanceof BookingRefused && error.refusal.code === 'TimeslotNotAvailable';
  return isTaken ? 'taken' : 'failed';
}

/** Field of a form, or key of a query, that was sent once; empty otherwise. */
const textOf = (sent: unknown): string => (typeof sent === 'string' ? sent : '');

const fieldOf = ({ body }: Request, name: string): string => textOf(fieldsOf(body)[name]);

const languageOf = ({ languages }: Site, asked: unknown): Language =>
  languages.find((language) => language === asked) ?? languages[0];

const wantedTime = bookingRequest.pick(['timeSlot', 'isFullDay']);

/** A time as the page's form sends it: `2026-11-24T08:00:00`, with `/day` behind it for a whole day. */
const readTime = (sent: string): VisitTime => {
  const [timeSlot, day] = sent.split('/');
  return validated(wantedTime, { timeSlot, isFullDay: day !== undefined });
};
