import { randomUUID } from 'node:crypto';
import { Router } from 'express';
import type { Request, Response } from 'express';
import { object, string, ValidationError } from 'yup';
import type { Car } from '../../domain/documents/car.types';
import {
  heldCarFields,
  isHoldable,
  type HeldCar,
  type HoldPage,
  type HoldProblem,
} from '../../domain/holds/carHold';
import { holdSchema, type HoldValues } from '../../domain/holds/holdForm';
import { fieldFaults } from '../../domain/forms/fieldFaults';
import type { SubmittedForm } from '../../domain/forms/submittedForm';
import { HttpError } from '../../runtime/httpError';
import { FORM_TYPE, readBody } from '../../runtime/requestBody/readBody';
import { validated } from '../../runtime/requestBody/validated';
import { publicPath, resolveRoute } from '../../site/content/resolveRoute';
import type { Language, Site } from '../../sites/site.types';
import { sameOrigin } from '../forms/sameOrigin';
import { answerFormFailures } from '../http/answerFormFailures';
import { limited } from '../http/limited';
import { siteOf } from '../http/requestLocals';
import type { Logger } from '../log';
import type { RenderPage } from '../pages/page.types';
import { splitAddress } from '../sites/canonicalAddress';
import type { SearchClient } from '../upstreams/search';
import { HOLD_KEY } from './holdLinks';
import { languageOf, type Holds } from './holds';

/** Key of the query that names the car. */
const CAR_KEY = 'car';
/** Name of the form of the page. */
const FORM = 'carHold';
const MAX_BODY_BYTES = 8 * 1024;
const LOOKS = { windowMs: 600_000, limit: 120 };
/** An office may share an address; a person holds a car, and gives it up. */
const CHANGES = { windowMs: 3_600_000, limit: 20 };

/** What the form sends besides who holds the car. */
const envelope = object({
  car: string().strict().required().max(64),
  key: string().strict().required().uuid().lowercase(),
  /** A field that nobody sees: programs fill it in. */
  website: string().max(0).default(''),
});

/** Nobody keeps what belongs to one person, and no other site is told its address. */
const privateHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex',
};

export interface HoldPagesOptions {
  search: SearchClient['search'];
  holds: Pick<Holds, 'take' | 'show' | 'release'>;
  renderPage: RenderPage;
  logger: Logger;
}

/** What the search says of a car, with what holds add to it. */
type FoundCar = HeldCar &
  Partial<Pick<Car, 'car_is_sample' | 'car_is_reserved'>> & { car_reserved_until?: string };

/** A page as it is answered. */
interface Answer {
  language: Language | undefined;
  form?: SubmittedForm;
  status?: number;
}

/**
 * The page where a car is held, and where whoever has a link sees a hold and gives it up; never kept. `POST /api/holds`
 * takes the form, `POST /api/holds/release` gives up. It needs no script. Without a car or a link the page is one like all
 * others.
 */
export function holdPages(options: HoldPagesOptions): { pages: Router; api: Router } {
  const { search, holds, renderPage, logger } = options;

  const pages = Router();
  pages.use((request, response, next) => {
    const [path, query] = splitAddress(request.url);
    const site = siteOf(response.locals);
    const asked = new URLSearchParams(query);
    const isAbout = asked.has(CAR_KEY) || asked.has(HOLD_KEY);
    const isOurs =
      isAbout &&
      site.holdPath !== undefined &&
      resolveRoute(site, path)?.routePath === site.holdPath;
    next(isOurs && ['GET', 'HEAD'].includes(request.method) ? undefined : 'router');
  }, limited(LOOKS));
  pages.use(async (request, response) => {
    const [path, query] = splitAddress(request.url);
    const site = siteOf(response.locals);
    const asked = new URLSearchParams(query);
    const token = asked.get(HOLD_KEY);
    const shown = await told(response, () =>
      token === null ? offerOf(site, asked.get(CAR_KEY) ?? '') : holds.show(token, site),
    );
    await send(response, shown, { language: resolveRoute(site, path)?.language });
  });

  const api = Router();
  api.post(
    ['/', '/release'],
    (_request, response, next) =>
      next(siteOf(response.locals).holdPath ? undefined : new HttpError(404, 'No holds')),
    sameOrigin(),
    limited(CHANGES),
    readBody({ maxBytes: MAX_BODY_BYTES, types: [FORM_TYPE] }),
  );
  api.post('/', take);
  api.post('/release', async (request, response) => {
    const fields = fieldsOf(request);
    const site = siteOf(response.locals);
    const language = languageOf(site, fields.language);
    const token = fields[HOLD_KEY] ?? '';
    await holds.release(token, site);
    const query = new URLSearchParams({ [HOLD_KEY]: token }).toString();
    response.redirect(303, `${publicPath(site, language, site.holdPath ?? '/')}?${query}#hold`);
  });
  api.use(answerFormFailures(logger, 'hold not changed'));
  return { pages, api };

  async function take(request: Request, response: Response): Promise<void> {
    const fields = fieldsOf(request);
    const site = siteOf(response.locals);
    const language = languageOf(site, fields.language);
    const { car: carId, key } = validated(envelope, fields);
    const read = readFields(fields);
    if ('faults' in read) {
      const form = { formName: FORM, values: fields, faults: read.faults, failed: false };
      const shown = await told(response, () => offerOf(site, carId));
      return send(response, shown, { language, form, status: 422 });
    }
    const found = await findCar(site, carId);
    if (!found) return send(response, 'gone', { language });
    const { consent: _, ...customer } = read.values;
    const stock = site.search?.cars ?? '';
    const car = found.car;
    const taken = found.isReserved
      ? ({ problem: 'taken' } as const)
      : await holds.take({ key, site: site.name, language, stock, car, customer }, site);
    if ('page' in taken) return response.redirect(303, `${taken.page}#hold`);
    const { problem } = taken;
    if (problem === 'taken')
      return send(response, { state: 'taken', car }, { language, status: 409 });
    const form = { formName: FORM, values: fields, faults: {}, failed: false };
    return send(response, offered(car, problem), { language, form, status: 409 });
  }

  /** The form of a car; what stands in its place where it cannot be held. */
  async function offerOf(site: Site, carId: string): Promise<HoldPage> {
    const found = await findCar(site, carId);
    if (!found) return 'gone';
    return found.isReserved || found.isHeld
      ? { state: 'taken', car: found.car }
      : offered(found.car);
  }

  /** A car that is for sale at a dealer. @throws HttpError while the search does not answer */
  async function findCar(
    site: Site,
    carId: string,
  ): Promise<{ car: HeldCar; isReserved: boolean; isHeld: boolean } | undefined> {
    const answer = await search(site.name, 'cars', {
      filters: { car_id: [carId] },
      fields: [...heldCarFields, 'car_is_sample', 'car_is_reserved'],
      limit: 1,
    });
    if (answer.failed) throw new HttpError(503, 'The search does not answer');
    const found = answer.content[0] as FoundCar | undefined;
    if (!found) return undefined;
    const { car_is_sample, car_is_reserved = false, car_reserved_until, ...car } = found;
    if (!isHoldable({ car_site_id: car.car_site_id, car_is_sample })) return undefined;
    const isHeld = car_reserved_until !== undefined;
    // Whether a hold still stands is the database's to say.
    return { car, isReserved: car_is_reserved && !isHeld, isHeld };
  }

  async function told(response: Response, look: () => Promise<HoldPage>): Promise<HoldPage> {
    try {
      return await look();
    } catch (error) {
      logger.warn({ error, requestId: response.locals.requestId }, 'hold not told');
      return 'failing';
    }
  }

  async function send(
    response: Response,
    hold: HoldPage,
    { language, form, status: wanted }: Answer,
  ): Promise<void> {
    const { requestId, deadlines } = response.locals;
    const site = siteOf(response.locals);
    const page = await renderPage({
      site,
      path: publicPath(site, language ?? site.languages[0], site.holdPath ?? '/'),
      query: new URLSearchParams(),
      mode: 'normal',
      requestId,
      deadline: deadlines.page,
      hold,
      form,
    });
    const status = page.status === 200 ? statusOf(hold, wanted) : page.status;
    response.status(status).set({ ...page.headers, ...privateHeaders });
    if (status === 503) response.set('Retry-After', '30');
    response.send(page.html.bytes);
  }
}

const offered = (car: HeldCar, problem?: HoldProblem): HoldPage => ({
  state: 'offer',
  car,
  // A form that is shown again is another one: what it was refused for may have passed.
  key: randomUUID(),
  problem,
});

function statusOf(shown: HoldPage, wanted = 200): number {
  if (shown === 'failing') return 503;
  return shown === 'gone' || shown === 'unknown' ? 404 : wanted;
}

function readFields(
  fields: Readonly<Record<string, string>>,
): { values: HoldValues } | { faults: Record<string, string> } {
  try {
    return { values: holdSchema.validateSync(fields, { abortEarly: false, stripUnknown: true }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { faults: fieldFaults(error) };
  }
}

/** Fields that were sent once. */
function fieldsOf({ body }: Request): Record<string, string> {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
