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
import { fieldErrors } from '../../enquiries/model/fieldErrors';
import { HttpError } from '../../../platform/httpError';
import { FORM_TYPE, readBody } from '../../../platform/requestBody/readBody';
import { validated } from '../../../platform/requestBody/validated';
import { sameOrigin } from '../../enquiries/server/sameOrigin';
import { answerFormFailures } from '../../../platform/http/answerFormFailures';
import { backToPage } from '../../../platform/http/backToPage';
import { limitVisitors } from '../../../platform/http/limitVisitors';
import { privateHeaders } from '../../../platform/http/privateHeaders';
import { getSite } from '../../../platform/http/requestLocals';
import type { Logger } from '../../../platform/log';
import type { RenderPage } from '../../../platform/pages/page.types';
import type { AlertAddresses, SiteLanguage } from './alertAddresses';
import type { AlertLinks } from './alertLinks';
import { ALERT_FORM, sendAlertPage } from './alertPage';
import type { AlertSender } from './alertSender';
import { resolveOwner } from './resolveOwner';
import { problemStatus } from './problemStatus';
import type { AlertStore, NewAlert } from './AlertStore';
import { awaitBriefly } from '../../../platform/notices/awaitBriefly';
import { fieldsOf } from '../../../domain/isRecord';
import { createWatchedReader, type WatchedSources } from './watched';

const MAX_BODY_BYTES = 16 * 1024;
/** Rate limit of requests that send a mail. */
const SAVE_LIMIT = { windowMs: 600_000, limit: 10 };
const READ_LIMIT = { windowMs: 600_000, limit: 120 };
const CHANGE_LIMIT = { windowMs: 600_000, limit: 60 };

const envelope = object({
  language: string().default(''),
  /** A honeypot: a hidden field that only bots fill in. */
  website: string().max(0).default(''),
});
const searchIdSchema = object({ search: string().strict().required().uuid() });
const frequencySchema = searchIdSchema.shape({ frequency: string().oneOf(frequencies).required() });

export interface AlertsApiOptions extends WatchedSources {
  links: AlertLinks;
  store: AlertStore;
  sender: Pick<AlertSender, 'sendNow'>;
  addresses: AlertAddresses;
  renderPage: RenderPage;
  logger: Logger;
}

/**
 * `POST /api/alerts/…` receives the forms of saved searches: `save` and `cars` send a mail that asks for
 * confirmation; `confirm`, `frequency`, `renew`, `stop` and `stop-all` use the token of a link in a mail and
 * redirect to the page that shows the outcome. `stop-at-once` is for mail programs (RFC 8058); a GET of it
 * leads to the page that asks whether to stop.
 */
export function alertsApi(options: AlertsApiOptions): Router {
  const { links, store, sender, addresses, renderPage, logger } = options;
  const watchedReader = createWatchedReader(options);
  const router = Router();
  const form = readBody({ maxBytes: MAX_BODY_BYTES, types: [FORM_TYPE] });
  router.use((_request, response, next) => {
    const { savedCarsPath, search } = getSite(response.locals);
    next(
      savedCarsPath && search ? undefined : new HttpError(404, 'This site has no saved searches'),
    );
  });

  // A GET stops nothing: some mail programs open the address in a browser, and scanners fetch it.
  router.get('/stop-at-once', limitVisitors(READ_LIMIT), async ({ query }, response) => {
    const site = getSite(response.locals);
    const rawToken = query[TOKEN_KEY];
    const token = typeof rawToken === 'string' ? rawToken : '';
    const id = links.idOf('stop', token);
    const alert = id === undefined ? undefined : await store.find(id);
    const language = site.languages.find((one) => one === alert?.language) ?? site.languages[0];
    const page = addresses.pathOf({ site, language }, { [ALERT_KEY]: 'stop', [TOKEN_KEY]: token });
    response.set(privateHeaders).redirect(303, page);
  });
  router.post('/stop-at-once', limitVisitors(CHANGE_LIMIT), async (request, response) => {
    const id = links.idOf('stop', request.query[TOKEN_KEY]);
    if (id === undefined) throw new HttpError(404, 'This link has expired');
    await store.stop(id);
    response.type('text').send('Stopped');
  });

  router.get(
    ['/save', '/cars'],
    backToPage(({ savedCarsPath }) => savedCarsPath),
  );
  router.use(sameOrigin());
  router.post('/save', limitVisitors(SAVE_LIMIT), form, saveSearch);
  router.post('/cars', limitVisitors(SAVE_LIMIT), form, watchCars);
  router.post('/confirm', limitVisitors(CHANGE_LIMIT), form, async (request, response) => {
    const { siteLanguage: where, fields } = readRequest(request, response);
    const id = links.idOf('confirm', fields[TOKEN_KEY]);
    const alert = id === undefined ? undefined : await store.find(id);
    const outcome = alert?.site === where.site.name ? await store.confirm(alert.id) : undefined;
    if (!alert || !outcome) return redirectToOutcome(response, where, 'late');
    redirectToOutcome(response, where, outcome, links.tokenFor('manage', alert.subscriber));
  });
  router.post('/frequency', limitVisitors(CHANGE_LIMIT), form, async (request, response) => {
    const { siteLanguage: where, fields } = readRequest(request, response);
    const { search: id, frequency } = validated(frequencySchema, fields);
    const subscriber = await resolveOwner(fields[TOKEN_KEY], where.site, options);
    const isOwn = subscriber !== undefined && (await store.setFrequency(subscriber, id, frequency));
    redirectToOutcome(
      response,
      where,
      isOwn ? 'changed' : 'late',
      isOwn ? fields[TOKEN_KEY] : undefined,
    );
  });
  router.post('/renew', limitVisitors(CHANGE_LIMIT), form, async (request, response) => {
    const { siteLanguage: where, fields } = readRequest(request, response);
    const { search: id } = validated(searchIdSchema, fields);
    const subscriber = await resolveOwner(fields[TOKEN_KEY], where.site, options);
    const isOwn = subscriber !== undefined && (await store.renew(subscriber, id));
    redirectToOutcome(
      response,
      where,
      isOwn ? 'renewed' : 'late',
      isOwn ? fields[TOKEN_KEY] : undefined,
    );
  });
  router.post('/stop', limitVisitors(CHANGE_LIMIT), form, async (request, response) => {
    const { siteLanguage: where, fields } = readRequest(request, response);
    const searchId = links.idOf('stop', fields[TOKEN_KEY]);
    if (searchId !== undefined) {
      const alert = await store.find(searchId);
      if (alert && alert.site !== where.site.name)
        return redirectToOutcome(response, where, 'late');
      await store.stop(searchId);
      return redirectToOutcome(response, where, 'stopped');
    }
    const subscriber = await resolveOwner(fields[TOKEN_KEY], where.site, options);
    if (subscriber === undefined) return redirectToOutcome(response, where, 'late');
    const { search: id } = validated(searchIdSchema, fields);
    const alert = await store.find(id);
    if (alert?.subscriber === subscriber) await store.stop(id);
    const isLast = (await store.list(subscriber)).length === 0;
    redirectToOutcome(
      response,
      where,
      isLast ? 'stoppedAll' : 'stopped',
      isLast ? undefined : fields[TOKEN_KEY],
    );
  });
  router.post('/stop-all', limitVisitors(CHANGE_LIMIT), form, async (request, response) => {
    const { siteLanguage: where, fields } = readRequest(request, response);
    const subscriber = await resolveOwner(fields[TOKEN_KEY], where.site, options);
    if (subscriber === undefined) return redirectToOutcome(response, where, 'late');
    await store.stopAll(subscriber);
    redirectToOutcome(response, where, 'stoppedAll');
  });
  router.use(answerFormFailures(logger, 'saved searches not changed'));
  return router;

  async function saveSearch(request: Request, response: Response): Promise<void> {
    const { siteLanguage: where, fields } = readRequest(request, response);
    const address = validated(listAddressSchema, fields[LIST_KEY], { name: LIST_KEY });
    const fixed = (fields[FIXED_KEY] ?? '').slice(0, 1000);
    const watchedSearch = await watchedReader.search({ address, fixed }, where);
    const title = watchedSearch?.title ?? '';
    const alertPageWith = (problem?: SaveProblem): AlertPage => ({
      ...{ kind: 'save', title, address, fixed, problem },
    });
    if (!watchedSearch) return showFormAgain(request, response, alertPageWith('unfit'));
    const values = validateFields(saveSearchSchema, fields);
    if ('errors' in values) return showFormAgain(request, response, alertPageWith(), values.errors);
    await saveAndConfirm(request, response, alertPageWith, { ...watchedSearch, ...values });
  }

  async function watchCars(request: Request, response: Response): Promise<void> {
    const { siteLanguage: where, fields } = readRequest(request, response);
    const alertPageWith = (problem?: SaveProblem): AlertPage => ({
      kind: 'cars',
      cars: (fields.cars ?? '').slice(0, 7000),
      problem,
    });
    const values = validateFields(watchCarsSchema, fields);
    if ('errors' in values) {
      const { cars, ...errors } = values.errors;
      return showFormAgain(
        request,
        response,
        alertPageWith(cars === undefined ? undefined : 'unfit'),
        errors,
      );
    }
    const watchedCars = await watchedReader.cars(values.cars, where);
    if (typeof watchedCars === 'string')
      return showFormAgain(request, response, alertPageWith(watchedCars));
    await saveAndConfirm(request, response, alertPageWith, { ...watchedCars, email: values.email });
  }

  /**
   * Saves a search and sends the confirmation mail. The answer does not reveal whether the address is known.
   */
  async function saveAndConfirm(
    request: Request,
    response: Response,
    alertPageWith: (problem: SaveProblem) => AlertPage,
    newAlert: NewAlert,
  ): Promise<void> {
    const { siteLanguage: where } = readRequest(request, response);
    let result: 'sent' | 'later' = 'sent';
    try {
      const saved = await store.save(newAlert);
      if (saved === 'tooMany')
        return await showFormAgain(request, response, alertPageWith('tooMany'));
      if (saved.mail !== undefined) {
        const outcome = await awaitBriefly(sender.sendNow(saved.mail));
        if (outcome === 'refused')
          return await showFormAgain(request, response, alertPageWith('refused'));
        result = outcome;
      }
    } catch (error) {
      const { requestId } = response.locals;
      logger.warn({ error, requestId }, 'search not saved');
      return showFormAgain(request, response, alertPageWith('failing'));
    }
    redirectToOutcome(response, where, result);
  }

  async function showFormAgain(
    request: Request,
    response: Response,
    page: AlertPage,
    errors: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const { siteLanguage: where, fields } = readRequest(request, response);
    const problem = 'problem' in page ? page.problem : undefined;
    await sendAlertPage(response, page, {
      siteLanguage: where,
      renderPage,
      status: problem ? problemStatus[problem] : 422,
      form: { formName: ALERT_FORM, values: fields, errors, failed: false },
    });
  }

  function redirectToOutcome(
    response: Response,
    siteLanguage: SiteLanguage,
    outcome: AlertOutcome,
    token?: string,
  ): void {
    response.redirect(303, addresses.outcomePath(siteLanguage, outcome, token));
  }
}

/**
 * Reads the site, the language and the fields with one value.
 * @throws HttpError 400 if the honeypot is filled in
 */
function readRequest(
  { body }: Request,
  { locals }: Response,
): { siteLanguage: SiteLanguage; fields: Record<string, string> } {
  const site = getSite(locals);
  const entries = Object.entries(fieldsOf(body));
  const fields = Object.fromEntries(
    entries.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
  const { language } = validated(envelope, fields);
  const supported = site.languages.find((one) => one === language) ?? site.languages[0];
  return { siteLanguage: { site, language: supported }, fields };
}

type Schema = typeof saveSearchSchema | typeof watchCarsSchema;

function validateFields<S extends Schema>(
  schema: S,
  fields: Record<string, string>,
): ReturnType<S['validateSync']> | { errors: Record<string, string> } {
  try {
    const options = { abortEarly: false, stripUnknown: true };
    return schema.validateSync(fields, options) as ReturnType<S['validateSync']>;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { errors: fieldErrors(error) };
  }
}
