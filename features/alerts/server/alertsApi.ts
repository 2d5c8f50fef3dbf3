import { type Request, type Response, Router } from 'express';
import { object, string, ValidationError } from 'yup';
import {
  frequencies,
  listAddressSchema,
  saveSearchSchema,
  watchCarsSchema,
} from '../model/alertForms';
import { ALERT_KEY, FIXED_KEY, LIST_KEY, TOKEN_KEY } from '../../../domain/alerts/alertKeys';
import type { AlertOutcome, AlertPage, SaveProblem } from '../model/alertPage.types';
import { fieldFaults } from '../../enquiries/model/fieldFaults';
import { HttpError } from '../../../platform/httpError';
import { FORM_TYPE, readBody } from '../../../platform/requestBody/readBody';
import { validated } from '../../../platform/requestBody/validated';
import { sameOrigin } from '../../enquiries/server/sameOrigin';
import { answerFormFailures } from '../../../platform/http/answerFormFailures';
import { backToPage } from '../../../platform/http/backToPage';
import { limited } from '../../../platform/http/limited';
import { privateHeaders } from '../../../platform/http/privateHeaders';
import { siteOf } from '../../../platform/http/requestLocals';
import type { Logger } from '../../../platform/log';
import type { RenderPage } from '../../../platform/pages/page.types';
import type { AlertAddresses, Where } from './alertAddresses';
import type { AlertLinks } from './alertLinks';
import { ALERT_FORM, sendAlertPage } from './alertPage';
import type { AlertSender } from './alertSender';
import { problemStatus } from './problemStatus';
import type { AlertStore, WantedAlert } from './AlertStore';
import { soonSent } from '../../../platform/notices/soonSent';
import { fieldsOf } from '../../../domain/isRecord';
import { createWatched, type WatchedSources } from './watched';

const MAX_BODY_BYTES = 16 * 1024;
/** Each sends a mail. */
const SAVES = { windowMs: 600_000, limit: 10 };
const LOOKS = { windowMs: 600_000, limit: 120 };
const CHANGES = { windowMs: 600_000, limit: 60 };

const envelope = object({
  language: string().default(''),
  /** A field that nobody sees: programs fill it in. */
  website: string().max(0).default(''),
});
const ownSearch = object({ search: string().strict().required().uuid() });
const ownFrequency = ownSearch.shape({ frequency: string().oneOf(frequencies).required() });

export interface AlertsApiOptions extends WatchedSources {
  links: AlertLinks;
  store: AlertStore;
  sender: Pick<AlertSender, 'sendNow'>;
  addresses: AlertAddresses;
  renderPage: RenderPage;
  logger: Logger;
}

/**
 * `POST /api/alerts/…` takes the forms of saved searches: `save` and `cars` begin with a mail that asks to confirm,
 * `confirm`, `frequency`, `renew`, `stop` and `stop-all` go by the token of a mail's link and lead back to the page that
 * says what became of it. `stop-at-once` is for mail programs (RFC 8058); opened by GET it leads to the page that asks.
 */
export function alertsApi(options: AlertsApiOptions): Router {
  const { links, store, sender, addresses, renderPage, logger } = options;
  const watched = createWatched(options);
  const router = Router();
  const form = readBody({ maxBytes: MAX_BODY_BYTES, types: [FORM_TYPE] });
  router.use((_request, response, next) => {
    const { savedCarsPath, search } = siteOf(response.locals);
    next(savedCarsPath && search ? undefined : new HttpError(404, 'No saved searches'));
  });

  // Mail programs without one-click open the address in a browser, and scanners fetch it: neither stops anything.
  router.get('/stop-at-once', limited(LOOKS), async ({ query }, response) => {
    const site = siteOf(response.locals);
    const sent = query[TOKEN_KEY];
    const token = typeof sent === 'string' ? sent : '';
    const id = links.idOf('stop', token);
    const kept = id === undefined ? undefined : await store.find(id);
    const language = site.languages.find((one) => one === kept?.language) ?? site.languages[0];
    const page = addresses.pathOf({ site, language }, { [ALERT_KEY]: 'stop', [TOKEN_KEY]: token });
    response.set(privateHeaders).redirect(303, page);
  });
  router.post('/stop-at-once', limited(CHANGES), async (request, response) => {
    const id = links.idOf('stop', request.query[TOKEN_KEY]);
    if (id === undefined) throw new HttpError(404, 'This link is over');
    await store.stop(id);
    response.type('text').send('Stopped');
  });

  router.get(
    ['/save', '/cars'],
    backToPage(({ savedCarsPath }) => savedCarsPath),
  );
  router.use(sameOrigin());
  router.post('/save', limited(SAVES), form, saveSearch);
  router.post('/cars', limited(SAVES), form, watchCars);
  router.post('/confirm', limited(CHANGES), form, async (request, response) => {
    const { where, fields } = sentBy(request, response);
    const id = links.idOf('confirm', fields[TOKEN_KEY]);
    const kept = id === undefined ? undefined : await store.find(id);
    const outcome = kept?.site === where.site.name ? await store.confirm(kept.id) : undefined;
    if (!kept || !outcome) return back(response, where, 'late');
    back(response, where, outcome, links.tokenFor('manage', kept.subscriber));
  });
  router.post('/frequency', limited(CHANGES), form, async (request, response) => {
    const { where, fields } = sentBy(request, response);
    const { search: id, frequency } = validated(ownFrequency, fields);
    const subscriber = links.idOf('manage', fields[TOKEN_KEY]);
    const isOwn = subscriber !== undefined && (await store.setFrequency(subscriber, id, frequency));
    back(response, where, isOwn ? 'changed' : 'late', isOwn ? fields[TOKEN_KEY] : undefined);
  });
  router.post('/renew', limited(CHANGES), form, async (request, response) => {
    const { where, fields } = sentBy(request, response);
    const { search: id } = validated(ownSearch, fields);
    const subscriber = links.idOf('manage', fields[TOKEN_KEY]);
    const isOwn = subscriber !== undefined && (await store.renew(subscriber, id));
    back(response, where, isOwn ? 'renewed' : 'late', isOwn ? fields[TOKEN_KEY] : undefined);
  });
  router.post('/stop', limited(CHANGES), form, async (request, response) => {
    const { where, fields } = sentBy(request, response);
    const one = links.idOf('stop', fields[TOKEN_KEY]);
    if (one !== undefined) {
      await store.stop(one);
      return back(response, where, 'stopped');
    }
    const subscriber = links.idOf('manage', fields[TOKEN_KEY]);
    if (subscriber === undefined) return back(response, where, 'late');
    const { search: id } = validated(ownSearch, fields);
    const kept = await store.find(id);
    if (kept?.subscriber === subscriber) await store.stop(id);
    const isLast = (await store.list(subscriber)).length === 0;
    back(
      response,
      where,
      isLast ? 'stoppedAll' : 'stopped',
      isLast ? undefined : fields[TOKEN_KEY],
    );
  });
  router.post('/stop-all', limited(CHANGES), form, async (request, response) => {
    const { where, fields } = sentBy(request, response);
    const subscriber = links.idOf('manage', fields[TOKEN_KEY]);
    if (subscriber === undefined) return back(response, where, 'late');
    await store.stopAll(subscriber);
    back(response, where, 'stoppedAll');
  });
  router.use(answerFormFailures(logger, 'saved searches not changed'));
  return router;

  async function saveSearch(request: Request, response: Response): Promise<void> {
    const { where, fields } = sentBy(request, response);
    const address = validated(listAddressSchema, fields[LIST_KEY], { name: LIST_KEY });
    const fixed = (fields[FIXED_KEY] ?? '').slice(0, 1000);
    const found = await watched.search({ address, fixed }, where);
    const title = found?.title ?? '';
    const again = (problem?: SaveProblem): AlertPage => ({
      ...{ kind: 'save', title, address, fixed, problem },
    });
    if (!found) return showAgain(request, response, again('unfit'));
    const values = read(saveSearchSchema, fields);
    if ('faults' in values) return showAgain(request, response, again(), values.faults);
    await begin(request, response, again, { ...found, ...values });
  }

  async function watchCars(request: Request, response: Response): Promise<void> {
    const { where, fields } = sentBy(request, response);
    const again = (problem?: SaveProblem): AlertPage => ({
      kind: 'cars',
      cars: (fields.cars ?? '').slice(0, 7000),
      problem,
    });
    const values = read(watchCarsSchema, fields);
    if ('faults' in values) {
      const { cars, ...faults } = values.faults;
      return showAgain(request, response, again(cars === undefined ? undefined : 'unfit'), faults);
    }
    const found = await watched.cars(values.cars, where);
    if (typeof found === 'string') return showAgain(request, response, again(found));
    await begin(request, response, again, { ...found, email: values.email });
  }

  /** Saves, and sends the mail that asks to confirm; whether the address was known already nobody can see. */
  async function begin(
    request: Request,
    response: Response,
    again: (problem: SaveProblem) => AlertPage,
    wanted: WantedAlert,
  ): Promise<void> {
    const { where } = sentBy(request, response);
    let sent: 'sent' | 'later' = 'sent';
    try {
      const saved = await store.save(wanted);
      if (saved === 'tooMany') return await showAgain(request, response, again('tooMany'));
      if (saved.mail !== undefined) {
        const outcome = await soonSent(sender.sendNow(saved.mail));
        if (outcome === 'refused') return await showAgain(request, response, again('refused'));
        sent = outcome;
      }
    } catch (error) {
      const { requestId } = response.locals;
      logger.warn({ error, requestId }, 'search not saved');
      return showAgain(request, response, again('failing'));
    }
    back(response, where, sent);
  }

  async function showAgain(
    request: Request,
    response: Response,
    page: AlertPage,
    faults: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const { where, fields } = sentBy(request, response);
    const problem = 'problem' in page ? page.problem : undefined;
    await sendAlertPage(response, page, {
      where,
      renderPage,
      status: problem ? problemStatus[problem] : 422,
      form: { formName: ALERT_FORM, values: fields, faults, failed: false },
    });
  }

  function back(response: Response, where: Where, outcome: AlertOutcome, token?: string): void {
    response.redirect(303, addresses.saying(where, outcome, token));
  }
}

/** Fields that were sent once, and where from. @throws HttpError 400 for what a program has filled in */
function sentBy(
  { body }: Request,
  { locals }: Response,
): { where: Where; fields: Record<string, string> } {
  const site = siteOf(locals);
  const all = Object.entries(fieldsOf(body));
  const fields = Object.fromEntries(
    all.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
  const { language } = validated(envelope, fields);
  const known = site.languages.find((one) => one === language) ?? site.languages[0];
  return { where: { site, language: known }, fields };
}

type Schema = typeof saveSearchSchema | typeof watchCarsSchema;

function read<S extends Schema>(
  schema: S,
  fields: Record<string, string>,
): ReturnType<S['validateSync']> | { faults: Record<string, string> } {
  try {
    const options = { abortEarly: false, stripUnknown: true };
    return schema.validateSync(fields, options) as ReturnType<S['validateSync']>;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { faults: fieldFaults(error) };
  }
}
