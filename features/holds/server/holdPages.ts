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
import { limited } from '../../../platform/http/limited';
import { privateHeaders } from '../../../platform/http/privateHeaders';
import { siteOf } from '../../../platform/http/requestLocals';
import { sentFields } from '../../../platform/http/sentFields';
import type { Logger } from '../../../platform/log';
import { askedPage } from '../../../platform/pages/askedPage';
import type { RenderPage } from '../../../platform/pages/page.types';
import { sendPrivatePage } from '../../../platform/pages/sendPrivatePage';
import { splitAddress } from '../../../platform/http/splitAddress';
import type { SearchClient } from '../../search/server/searchClient';
import { carOfToday, findHoldable } from './holdableCar';
import type { HoldCookies } from './holdCookies';
import { HOLD_KEY } from './holdLinks';
import type { Holds } from './holds';
import { languageOf } from './languageOf';

/** Key of the query that names the car. */
const CAR_KEY = 'car';
/** Key of the query of the page that says that a mail is on its way. */
const ASKED_KEY = 'asked';
/** Name of the form of the page. */
const FORM = 'carHold';
const MAX_BODY_BYTES = 8 * 1024;
const LOOKS = { windowMs: 600_000, limit: 120 };
/** An office may share an address; a person asks for a car or two. */
const ASKS = { windowMs: 3_600_000, limit: 20 };
/** Who has a link has been counted when it was asked for: that others ask too keeps nobody from using it. */
const USES = { windowMs: 600_000, limit: 60 };

/** What the form sends besides who holds the car. */
const envelope = object({
  car: string().strict().required().max(64),
  key: string().strict().required().uuid().lowercase(),
  /** A field that nobody sees: programs fill it in. */
  website: string().max(0).default(''),
});

export interface HoldPagesOptions {
  search: SearchClient['search'];
  holds: Pick<Holds, 'ask' | 'prove' | 'show' | 'release'>;
  holdCookies: Pick<HoldCookies, 'rememberHold' | 'rememberHolder' | 'tokenOf'>;
  renderPage: RenderPage;
  logger: Logger;
}

/** A page as it is answered. */
interface Answer {
  language: Language;
  form?: SubmittedForm;
  status?: number;
}

/**
 * The page where a car is held, and where whoever has a link proves an address, sees a hold and gives it up; never kept.
 * `POST /api/holds` takes the form and writes to the address, `POST /api/holds/prove` holds the car: the link of that mail
 * alone does not, since programs that look for harm in mails open it as well. `POST /api/holds/release` gives up,
 * `GET /api/holds/mine?car=` says whether this browser knows the hold of a car. The page needs no script. Without a car or
 * a link it is one like all others.
 */
export function holdPages(options: HoldPagesOptions): { pages: Router; api: Router } {
  const { search, holds, holdCookies, renderPage, logger } = options;
  const asked = (request: Request, response: Response) =>
    askedPage(request, response, ({ holdPath }) => holdPath);

  const pages = Router();
  pages.use((request, response, next) => {
    const query = asked(request, response)?.query;
    next(query?.has(CAR_KEY) || query?.has(HOLD_KEY) ? undefined : 'router');
  }, limited(LOOKS));
  pages.use(async (request, response, next) => {
    const page = asked(request, response);
    if (!page) return next('router');
    const { site, language, query } = page;
    const token = query.get(HOLD_KEY);
    if (token !== null) {
      const shown = await told(response, () => holdOf(token, site));
      if (typeof shown === 'object' && shown.state === 'held') {
        holdCookies.rememberHold(response, site, { token, until: new Date(shown.until) });
      }
      return send(response, shown, { language });
    }
    const carId = query.get(CAR_KEY) ?? '';
    const own = await told(response, () => ownHold(request, site, carId));
    if (own === 'failing') return send(response, own, { language });
    if (own) {
      response.set(privateHeaders);
      return response.redirect(303, pageOf({ [HOLD_KEY]: own.token }, { site, language }));
    }
    const look = query.has(ASKED_KEY) ? askedOf : offerOf;
    await send(response, await told(response, () => look(site, carId)), { language });
  });

  const api = Router();
  api.use((_request, response, next) =>
    next(siteOf(response.locals).holdPath ? undefined : new HttpError(404, 'No holds')),
  );
  api.get('/mine', limited(LOOKS), async (request, response) => {
    const query = new URLSearchParams(splitAddress(request.url)[1]);
    const own = await ownHold(request, siteOf(response.locals), query.get(CAR_KEY) ?? '');
    response.json({ held: own !== undefined });
  });
  const form = readBody({ maxBytes: MAX_BODY_BYTES, types: [FORM_TYPE] });
  api.get(
    ['/', '/prove', '/release'],
    backToPage(({ holdPath }) => holdPath),
  );
  api.post('/', sameOrigin(), limited(ASKS), form, ask);
  api.post(['/prove', '/release'], sameOrigin(), limited(USES), form);
  api.post('/prove', prove);
  api.post('/release', async (request, response) => {
    const fields = sentFields(request);
    const site = siteOf(response.locals);
    const language = languageOf(site, fields.language);
    const token = fields[HOLD_KEY] ?? '';
    await holds.release(token, site);
    response.redirect(303, pageOf({ [HOLD_KEY]: token }, { site, language }));
  });
  api.use(answerFormFailures(logger, 'hold not changed'));
  return { pages, api };

  async function ask(request: Request, response: Response): Promise<void> {
    const fields = sentFields(request);
    const site = siteOf(response.locals);
    const language = languageOf(site, fields.language);
    const { car: carId, key } = validated(envelope, fields);
    const read = readFields(holdSchema, fields);
    const again = async (
      faults: Readonly<Record<string, string>>,
      status: number,
    ): Promise<void> => {
      const form = { formName: FORM, values: fields, faults, failed: status === 503 };
      const shown = await told(response, () => offerOf(site, carId));
      await send(response, shown, { language, form, status });
    };
    if ('faults' in read) return again(read.faults, 422);
    const found = await findHoldable(search, site, carId);
    if (!found) return send(response, 'gone', { language });
    const { consent: _, ...customer } = read.values;
    const stock = site.search?.cars ?? '';
    const car = found.car;
    const outcome = found.isReserved
      ? 'taken'
      : await holds.ask({ key, site: site.name, language, stock, car, customer }, site);
    if (outcome === 'taken') {
      return send(response, { state: 'taken', car }, { language, status: 409 });
    }
    if (outcome === 'refused') return again({ email: 'pattern' }, 422);
    if (outcome === 'failing') return again({}, 503);
    response.redirect(303, pageOf({ [CAR_KEY]: carId, [ASKED_KEY]: '1' }, { site, language }));
  }

  async function prove(request: Request, response: Response): Promise<void> {
    const fields = sentFields(request);
    const site = siteOf(response.locals);
    const language = languageOf(site, fields.language);
    const token = fields[HOLD_KEY] ?? '';
    const shown = await holdOf(token, site);
    if (typeof shown !== 'object' || shown.state !== 'proof') {
      return shown === 'gone'
        ? send(response, shown, { language })
        : response.redirect(303, pageOf({ [HOLD_KEY]: token }, { site, language }));
    }
    const outcome = await holds.prove(token, site);
    if (typeof outcome === 'object') {
      holdCookies.rememberHolder(response, site, outcome.hold);
      return response.redirect(303, pageOf({ [HOLD_KEY]: outcome.token }, { site, language }));
    }
    const { car } = shown;
    if (outcome === 'taken' || outcome === 'late') {
      const page: HoldPage =
        outcome === 'taken' ? { state: 'taken', car } : { state: 'late', carId: car.car_id };
      return send(response, page, { language, status: 409 });
    }
    await send(response, { ...shown, problem: outcome }, { language, status: 409 });
  }

  /** What is said of a car to whoever has asked for it, whether or not they will get it. */
  async function askedOf(site: Site, carId: string): Promise<HoldPage> {
    const found = await findHoldable(search, site, carId);
    return found ? { state: 'asked', car: found.car } : 'gone';
  }

  /** The form of a car; what stands in its place where it cannot be held. */
  async function offerOf(site: Site, carId: string): Promise<HoldPage> {
    const found = await findHoldable(search, site, carId);
    if (!found) return 'gone';
    return found.isReserved || found.isHeld
      ? { state: 'taken', car: found.car }
      : offered(site, found.car);
  }

  /** The hold of a link, or what stands in its way, with its car as it is offered today. */
  async function holdOf(token: string, site: Site): Promise<HoldPage> {
    const shown = await holds.show(token, site);
    if (typeof shown !== 'object' || !('car' in shown)) return shown;
    if (shown.state !== 'proof') {
      return { ...shown, car: await carOfToday(search, site, shown.car) };
    }
    const found = await findHoldable(search, site, shown.car.car_id);
    if (!found) return 'gone';
    const { car } = found;
    return found.isReserved || found.isHeld ? { state: 'taken', car } : { ...shown, car };
  }

  /** The hold of a car that this browser has seen, as long as it stands. */
  async function ownHold(
    request: Request,
    site: Site,
    carId: string,
  ): Promise<{ token: string } | undefined> {
    const token = holdCookies.tokenOf(request);
    if (token === undefined) return undefined;
    const shown = await holds.show(token, site);
    const isOwn = typeof shown === 'object' && shown.state === 'held' && shown.car.car_id === carId;
    return isOwn ? { token } : undefined;
  }

  async function told<Shown>(
    response: Response,
    look: () => Promise<Shown>,
  ): Promise<Shown | 'failing'> {
    try {
      return await look();
    } catch (error) {
      logger.warn({ error, requestId: response.locals.requestId }, 'hold not told');
      return 'failing';
    }
  }

  function send(
    response: Response,
    hold: HoldPage,
    { language, form, status }: Answer,
  ): Promise<void> {
    const site = siteOf(response.locals);
    const path = publicPath(site, language, site.holdPath ?? '/');
    return sendPrivatePage(response, renderPage, {
      path,
      status: statusOf(hold, status),
      privateView: {
        kind: 'hold',
        view: hold,
        form,
        hasSecretAddress: typeof hold === 'object' && hold.state !== 'offer',
      },
    });
  }
}

function pageOf(
  query: Readonly<Record<string, string>>,
  { site, language }: { site: Site; language: Language },
): string {
  return `${publicPath(site, language, site.holdPath ?? '/')}?${new URLSearchParams(query).toString()}#hold`;
}

const offered = (site: Site, car: HeldCar): HoldPage => ({
  state: 'offer',
  car,
  // A form that is shown again is another one: what it was refused for may have passed.
  key: randomUUID(),
  enquiryForm: carContactFormName(site.name),
});

function statusOf(shown: HoldPage, wanted = 200): number {
  if (shown === 'failing') return 503;
  if (typeof shown === 'object' && shown.state === 'late') return 410;
  return shown === 'gone' || shown === 'unknown' ? 404 : wanted;
}
