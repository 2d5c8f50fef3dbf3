import { Router } from 'express';
import type { Request, Response } from 'express';
import { bookedCarName, TEST_DRIVE } from '../../../../domain/booking/testDrive';
import type {
  ShownVisit,
  VisitKind,
  VisitPage,
  VisitWeek,
} from '../../../../domain/booking/visit.types';
import { HttpError } from '../../../../platform/httpError';
import type { Language, Site } from '../../../../sites/site.types';
import { limitVisitors } from '../../../../platform/http/limitVisitors';
import type { Logger } from '../../../../platform/log';
import { matchPageRoute } from '../../../../platform/pages/matchPageRoute';
import type { RenderPage } from '../../../../platform/pages/page.types';
import { sendPrivatePage } from '../../../../platform/pages/sendPrivatePage';
import { loadFreeWeek, WEEK_KEY } from './loadFreeWeek';
import { visitSpan } from './visitTime';
import { VISIT_KEY, type FoundVisit, type Visits } from './visits';

const VISITOR_LIMIT = { windowMs: 600_000, limit: 120 };

export interface VisitPagesOptions {
  visits: Pick<Visits, 'find' | 'findFreeDays' | 'readChange'>;
  renderPage: RenderPage;
  logger: Logger;
}

/**
 * The page of a booked visit, for a visitor with a link to it: rendered per request and never cached. Without
 * a link it is an ordinary page.
 */
export function visitPages({ visits, renderPage, logger }: VisitPagesOptions): Router {
  const matchPage = (request: Request, response: Response) =>
    matchPageRoute(request, response, ({ visitPath }) => visitPath);
  const router = Router();
  router.use((request, response, next) => {
    next(matchPage(request, response)?.query.has(VISIT_KEY) ? undefined : 'router');
  }, limitVisitors(VISITOR_LIMIT));
  router.use(async (request, response, next) => {
    const page = matchPage(request, response);
    if (!page) return next('router');
    const { path, query, ...siteLanguage } = page;
    const visit = await loadVisitPage(query, siteLanguage, response.locals.requestId);
    const privateView = { kind: 'visit', view: visit, hasSecretAddress: true } as const;
    await sendPrivatePage(response, renderPage, { path, status: httpStatus(visit), privateView });
  });
  return router;

  async function loadVisitPage(
    query: URLSearchParams,
    { site, language }: { site: Site; language: Language },
    requestId: string,
  ): Promise<VisitPage> {
    const token = query.get(VISIT_KEY) ?? '';
    try {
      const foundVisit = await visits.find(token, site, language);
      return await toShownVisit(foundVisit, token, query, site);
    } catch (error) {
      if (error instanceof HttpError) return 'unknown';
      logger.warn({ error, requestId }, 'visit not loaded');
      return 'failing';
    }
  }

  async function toShownVisit(
    foundVisit: FoundVisit,
    token: string,
    query: URLSearchParams,
    site: Site,
  ): Promise<ShownVisit> {
    const { visit, mayChange, price } = foundVisit;
    const { request, workshop, answer, offerings, state } = visit;
    const { timeSlot, isFullDay, registrationNumber } = request;
    const span = visitSpan(visit, site.country);
    return {
      token,
      kind: visitKind(foundVisit),
      state,
      timeSlot,
      isFullDay,
      registrationNumber,
      carName: bookedCarName(request),
      workshop,
      reference: answer.id,
      services: offerings.map(({ name }) => name),
      price: price ?? undefined,
      start: new Date(span.start).toISOString(),
      end: new Date(span.end).toISOString(),
      mayChange,
      week: mayChange ? await loadWeek(foundVisit, query, site) : undefined,
      isChoosing: query.has(WEEK_KEY),
      change: visits.readChange(query),
    };
  }

  /** Free times; undefined if they cannot be loaded: the visit is then shown without them. */
  function loadWeek(
    foundVisit: FoundVisit,
    query: URLSearchParams,
    { country }: Site,
  ): Promise<VisitWeek | undefined> {
    const defaultDay = foundVisit.visit.request.timeSlot.slice(0, 10);
    const week = { requested: query.get(WEEK_KEY), defaultDay, country };
    return loadFreeWeek(week, (date) => visits.findFreeDays(foundVisit, date)).catch(
      () => undefined,
    );
  }
}

function visitKind({ system, visit }: Pick<FoundVisit, 'system' | 'visit'>): VisitKind {
  if (system === 'tirehotel') return 'tires';
  return visit.offerings.some(({ code }) => code === TEST_DRIVE) ? 'testDrive' : 'workshop';
}

/** 404 for an unknown visit; 503 for a failure, so that caches do not store the page. */
function httpStatus(visit: VisitPage): number {
  if (visit === 'failing') return 503;
  return visit === 'unknown' ? 404 : 200;
}
