import { randomUUID } from 'node:crypto';
import { Router } from 'express';
import type { Request, Response } from 'express';
import { object, string } from 'yup';
import { carContactFormName } from '../../enquiries/model/carContact';
import type { SubmittedForm } from '../../../domain/forms/submittedForm';
import type { HeldCar, HoldPage } from '../../../domain/holds/carHold';
import { holdSchema } from '../model/holdForm';
import { HttpError } from '../../../platform/httpError';
import { FORM_TYPE, readBody } from '../../../platform/requestBody/readBody';
import { validated } from '../../../platform/requestBody/validated';
import { publicPath } from '../../../platform/content/resolveRoute';
import type { Language, Site } from '../../../sites/site.types';
import { readFields } from '../../enquiries/server/readFields';
import { sameOrigin } from '../../enquiries/server/sameOrigin';
import { answerFormFailures } from '../../../platform/http/answerFormFailures';
import { backToPage } from '../../../platform/http/backToPage';
import { limitVisitors } from '../../../platform/http/limitVisitors';
import { privateHeaders } from '../../../platform/http/privateHeaders';
import { getSite } from '../../../platform/http/requestLocals';
import { sentFields } from '../../../platform/http/sentFields';
import type { Logger } from '../../../platform/log';
import { matchPageRoute } from '../../../platform/pages/matchPageRoute';
import type { RenderPage } from '../../../platform/pages/page.types';
import { sendPrivatePage } from '../../../platform/pages/sendPrivatePage';
import { splitAddress } from '../../../platform/http/splitAddress';
import type { SearchClient } from '../../search/server/searchClient';
import { loadCurrentCar, findHoldable } from './holdableCar';
import type { HoldCookies } from './holdCookies';
import { HOLD_KEY } from './holdLinks';
import type { Holds } from './holds';
import { supportedLanguage } from '../../../sites/supportedLanguage';

/** Query parameter with the car's id. */
const CAR_KEY = 'car';
/** Query parameter that shows that a mail was sent. */
const REQUESTED_KEY = 'asked';
/** Name of the page's form. */
const FORM = 'carHold';
const MAX_BODY_BYTES = 8 * 1024;
const VIEW_LIMIT = { windowMs: 600_000, limit: 120 };
/** Visitors in an office may share an IP address; one person requests one or two cars. */
const REQUEST_LIMIT = { windowMs: 3_600_000, limit: 20 };
/**
 * Generous, because requests were limited before: other visitors at the same address must not block a link.
 */
const LINK_LIMIT = { windowMs: 600_000, limit: 60 };

/** Fields that the form sends in addition to the holder's. */
const envelope = object({
  car: string().strict().required().max(64),
  key: string().strict().required().uuid().lowercase(),
  /** Honeypot: an invisible field that bots fill in. */
  website: string().max(0).default(''),
});

export interface HoldPagesOptions {
  search: SearchClient['search'];
  holds: Pick<Holds, 'request' | 'prove' | 'show' | 'release'>;
  holdCookies: Pick<HoldCookies, 'rememberHold' | 'rememberHolder' | 'readToken'>;
  renderPage: RenderPage;
  logger: Logger;
}

/** How a page is sent. */
interface PageOptions {
  language: Language;
  form?: SubmittedForm;
  status?: number;
}

/**
 * Pages to request a hold, and to verify an address, show and release a hold by its link; never cached and
 * without script. Without a car or a link in its address, the page is an ordinary one. Below `/api/holds`:
 * - `POST /` receives the form and sends a mail.
 * - `POST /prove` holds the car. Opening the link in the mail is not enough, because mail scanners open links
 *   as well.
 * - `POST /release` releases it.
 * - `GET /mine?car=` returns whether this browser has opened the link to the active hold of a car.
 */
export function holdPages(options: HoldPagesOptions): { pages: Router; api: Router } {
  const { search, holds, holdCookies, renderPage, logger } = options;
  const matchPage = (request: Request, response: Response) =>
    matchPageRoute(request, response, ({ holdPath }) => holdPath);

  const pages = Router();
  pages.use((request, response, next) => {
    const query = matchPage(request, response)?.query;
    next(query?.has(CAR_KEY) || query?.has(HOLD_KEY) ? undefined : 'router');
  }, limitVisitors(VIEW_LIMIT));
  pages.use(async (request, response, next) => {
    const page = matchPage(request, response);
    if (!page) return next('router');
    const { site, language, query } = page;
    const token = query.get(HOLD_KEY);
    if (token !== null) {
      const holdPage = await loadOrFail(response, () => loadHold(token, site));
      if (typeof holdPage === 'object' && holdPage.state === 'held') {
        holdCookies.rememberHold(response, site, { token, until: new Date(holdPage.until) });
      }
      return send(response, holdPage, { language });
    }
    const carId = query.get(CAR_KEY) ?? '';
    const visitorHold = await loadOrFail(response, () => findVisitorHold(request, site, carId));
    if (visitorHold === 'failing') return send(response, visitorHold, { language });
    if (visitorHold) {
      response.set(privateHeaders);
      return response.redirect(
        303,
        holdPagePath({ [HOLD_KEY]: visitorHold.token }, { site, language }),
      );
    }
    const findPage = query.has(REQUESTED_KEY) ? loadConfirmation : loadOffer;
    await send(response, await loadOrFail(response, () => findPage(site, carId)), { language });
  });

  const api = Router();
  api.use((_request, response, next) =>
    next(
      getSite(response.locals).holdPath ? undefined : new HttpError(404, 'This site has no holds'),
    ),
  );
  api.get('/mine', limitVisitors(VIEW_LIMIT), async (request, response) => {
    const query = new URLSearchParams(splitAddress(request.url)[1]);
    const visitorHold = await findVisitorHold(
      request,
      getSite(response.locals),
      query.get(CAR_KEY) ?? '',
    );
    response.json({ held: visitorHold !== undefined });
  });
  const form = readBody({ maxBytes: MAX_BODY_BYTES, types: [FORM_TYPE] });
  api.get(
    ['/', '/prove', '/release'],
    backToPage(({ holdPath }) => holdPath),
  );
  api.post('/', sameOrigin(), limitVisitors(REQUEST_LIMIT), form, requestHold);
  api.post(['/prove', '/release'], sameOrigin(), limitVisitors(LINK_LIMIT), form);
  api.post('/prove', prove);
  api.post('/release', async (request, response) => {
    const fields = sentFields(request);
    const site = getSite(response.locals);
    const language = supportedLanguage(site, fields.language);
    const token = fields[HOLD_KEY] ?? '';
    await holds.release(token, site);
    response.redirect(303, holdPagePath({ [HOLD_KEY]: token }, { site, language }));
  });
  api.use(answerFormFailures(logger, 'hold not changed'));
  return { pages, api };

  async function requestHold(request: Request, response: Response): Promise<void> {
    const fields = sentFields(request);
    const site = getSite(response.locals);
    const language = supportedLanguage(site, fields.language);
    const { car: carId, key } = validated(envelope, fields);
    const readResult = readFields(holdSchema, fields);
    const showFormAgain = async (
      errors: Readonly<Record<string, string>>,
      status: number,
    ): Promise<void> => {
      const form = { formName: FORM, values: fields, errors, failed: status === 503 };
      const holdPage = await loadOrFail(response, () => loadOffer(site, carId));
      await send(response, holdPage, { language, form, status });
    };
    if ('errors' in readResult) return showFormAgain(readResult.errors, 422);
    const holdable = await findHoldable(search, site, carId);
    if (!holdable) return send(response, 'gone', { language });
    const { consent: _, ...customer } = readResult.values;
    const stock = site.search?.cars ?? '';
    const car = holdable.car;
    const outcome = holdable.isReserved
      ? 'taken'
      : await holds.request({ key, site: site.name, language, stock, car, customer }, site);
    if (outcome === 'taken') {
      return send(response, { state: 'taken', car }, { language, status: 409 });
    }
    if (outcome === 'refused') return showFormAgain({ email: 'pattern' }, 422);
    if (outcome === 'failing') return showFormAgain({}, 503);
    response.redirect(
      303,
      holdPagePath({ [CAR_KEY]: carId, [REQUESTED_KEY]: '1' }, { site, language }),
    );
  }

  async function prove(request: Request, response: Response): Promise<void> {
    const fields = sentFields(request);
    const site = getSite(response.locals);
    const language = supportedLanguage(site, fields.language);
    const token = fields[HOLD_KEY] ?? '';
    const holdPage = await loadHold(token, site);
    if (typeof holdPage !== 'object' || holdPage.state !== 'proof') {
      return holdPage === 'gone'
        ? send(response, holdPage, { language })
        : response.redirect(303, holdPagePath({ [HOLD_KEY]: token }, { site, language }));
    }
    const outcome = await holds.prove(token, site);
    if (typeof outcome === 'object') {
      holdCookies.rememberHolder(response, site, outcome.hold);
      return response.redirect(
        303,
        holdPagePath({ [HOLD_KEY]: outcome.token }, { site, language }),
      );
    }
    const { car } = holdPage;
    if (outcome === 'taken' || outcome === 'late') {
      const page: HoldPage =
        outcome === 'taken' ? { state: 'taken', car } : { state: 'late', carId: car.car_id };
      return send(response, page, { language, status: 409 });
    }
    await send(response, { ...holdPage, problem: outcome }, { language, status: 409 });
  }

  /** The page after a request, the same whether the visitor gets the car or not. */
  async function loadConfirmation(site: Site, carId: string): Promise<HoldPage> {
    const holdable = await findHoldable(search, site, carId);
    return holdable ? { state: 'asked', car: holdable.car } : 'gone';
  }

  /** The form for a car, or a message if it cannot be held. */
  async function loadOffer(site: Site, carId: string): Promise<HoldPage> {
    const holdable = await findHoldable(search, site, carId);
    if (!holdable) return 'gone';
    return holdable.isReserved || holdable.isHeld
      ? { state: 'taken', car: holdable.car }
      : holdOffer(site, holdable.car);
  }

  /** The hold of a link, or the reason why it cannot be shown; its car with today's data. */
  async function loadHold(token: string, site: Site): Promise<HoldPage> {
    const shown = await holds.show(token, site);
    if (typeof shown !== 'object' || !('car' in shown)) return shown;
    if (shown.state !== 'proof') {
      return { ...shown, car: await loadCurrentCar(search, site, shown.car) };
    }
    const holdable = await findHoldable(search, site, shown.car.car_id);
    if (!holdable) return 'gone';
    const { car } = holdable;
    return holdable.isReserved || holdable.isHeld ? { state: 'taken', car } : { ...shown, car };
  }

  /** The active hold of a car whose link this browser has opened. */
  async function findVisitorHold(
    request: Request,
    site: Site,
    carId: string,
  ): Promise<{ token: string } | undefined> {
    const token = holdCookies.readToken(request);
    if (token === undefined) return undefined;
    const shown = await holds.show(token, site);
    const isOwn = typeof shown === 'object' && shown.state === 'held' && shown.car.car_id === carId;
    return isOwn ? { token } : undefined;
  }

  async function loadOrFail<Shown>(
    response: Response,
    load: () => Promise<Shown>,
  ): Promise<Shown | 'failing'> {
    try {
      return await load();
    } catch (error) {
      logger.warn({ error, requestId: response.locals.requestId }, 'hold not loaded');
      return 'failing';
    }
  }

  function send(
    response: Response,
    hold: HoldPage,
    { language, form, status }: PageOptions,
  ): Promise<void> {
    const site = getSite(response.locals);
    const path = publicPath(site, language, site.holdPath ?? '/');
    return sendPrivatePage(response, renderPage, {
      path,
      status: pageStatus(hold, status),
      privateView: {
        kind: 'hold',
        view: hold,
        form,
        hasSecretAddress: typeof hold === 'object' && hold.state !== 'offer',
      },
    });
  }
}

function holdPagePath(
  query: Readonly<Record<string, string>>,
  { site, language }: { site: Site; language: Language },
): string {
  return `${publicPath(site, language, site.holdPath ?? '/')}?${new URLSearchParams(query).toString()}#hold`;
}

const holdOffer = (site: Site, car: HeldCar): HoldPage => ({
  state: 'offer',
  car,
  // A form that is shown again gets a new id, because the reason for its refusal may have passed.
  key: randomUUID(),
  enquiryForm: carContactFormName(site.name),
});

function pageStatus(page: HoldPage, defaultStatus = 200): number {
  if (page === 'failing') return 503;
  if (typeof page === 'object' && page.state === 'late') return 410;
  return page === 'gone' || page === 'unknown' ? 404 : defaultStatus;
}
