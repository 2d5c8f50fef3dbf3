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
import { limited } from '../../../../platform/http/limited';
import type { Logger } from '../../../../platform/log';
import { askedPage } from '../../../../platform/pages/askedPage';
import type { RenderPage } from '../../../../platform/pages/page.types';
import { sendPrivatePage } from '../../../../platform/pages/sendPrivatePage';
import { freeWeekFor, WEEK_KEY } from './freeWeekFor';
import { visitSpan } from './visitTime';
import { VISIT_KEY, type FoundVisit, type Visits } from './visits';

const LIMIT = { windowMs: 600_000, limit: 120 };

export interface VisitPagesOptions {
  visits: Pick<Visits, 'find' | 'daysFor' | 'changeOf'>;
  renderPage: RenderPage;
  logger: Logger;
}

/**
 * The page of a booked visit for whoever comes with a link to it: rendered for them alone and never kept. Without a
 * link the page is one like all others.
 */
export function visitPages({ visits, renderPage, logger }: VisitPagesOptions): Router {
  const asked = (request: Request, response: Response) =>
    askedPage(request, response, ({ visitPath }) => visitPath);
  const router = Router();
  router.use((request, response, next) => {
    next(asked(request, response)?.query.has(VISIT_KEY) ? undefined : 'router');
  }, limited(LIMIT));
  router.use(async (request, response, next) => {
    const page = asked(request, response);
    if (!page) return next('router');
    const { path, query, ...where } = page;
    const visit = await pageOf(query, where, response.locals.requestId);
    const privateView = { kind: 'visit', view: visit, hasSecretAddress: true } as const;
    await sendPrivatePage(response, renderPage, { path, status: statusOf(visit), privateView });
  });
  return router;

  async function pageOf(
    asked: URLSearchParams,
    { site, language }: { site: Site; language: Language },
    requestId: string,
  ): Promise<VisitPage> {
    const token = asked.get(VISIT_KEY) ?? '';
    try {
      const found = await visits.find(token, site, language);
      return await shown(found, token, asked, site);
    } catch (error) {
      if (error instanceof HttpError) return 'unknown';
      logger.warn({ error, requestId }, 'visit not told');
      return 'failing';
    }
  }

  async function shown(
    found: FoundVisit,
    token: string,
    asked: URLSearchParams,
    site: Site,
  ): Promise<ShownVisit> {
    const { visit, mayChange, price } = found;
    const { request, workshop, answer, offerings, state } = visit;
    const { timeSlot, isFullDay, registrationNumber } = request;
    const span = visitSpan(visit, site.country);
    return {
      token,
      kind: kindOf(found),
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
      week: mayChange ? await weekOf(found, asked, site) : undefined,
      isChoosing: asked.has(WEEK_KEY),
      change: visits.changeOf(asked),
    };
  }

  /** Where nobody can tell when it may be moved to, the visit itself is shown all the same. */
  function weekOf(
    found: FoundVisit,
    asked: URLSearchParams,
    { country }: Site,
  ): Promise<VisitWeek | undefined> {
    const usual = found.visit.request.timeSlot.slice(0, 10);
    const week = { asked: asked.get(WEEK_KEY), usual, country };
    return freeWeekFor(week, (date) => visits.daysFor(found, date)).catch(() => undefined);
  }
}

function kindOf({ system, visit }: Pick<FoundVisit, 'system' | 'visit'>): VisitKind {
  if (system === 'tirehotel') return 'tires';
  return visit.offerings.some(({ code }) => code === TEST_DRIVE) ? 'testDrive' : 'workshop';
}

/** A visit that is not there is an address that is not there; nobody shall keep "not now" for it. */
function statusOf(visit: VisitPage): number {
  if (visit === 'failing') return 503;
  return visit === 'unknown' ? 404 : 200;
}
