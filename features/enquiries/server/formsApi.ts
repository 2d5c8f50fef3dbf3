import { Router } from 'express';
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { SubmittedForm } from '../../../domain/forms/submittedForm';
import { allowMethods } from '../../../platform/http/allowMethods';
import { HttpError } from '../../../platform/httpError';
import { lastResortPage } from '../../../platform/pages/lastResortPage';
import type { Leads } from './leads/leads';
import type { Logger } from '../../../platform/log';
import type { RenderedPage, RenderPage } from '../../../platform/pages/page.types';
import { formTypes, readBody } from '../../../platform/requestBody/readBody';
import { siteOf } from '../../../platform/http/requestLocals';
import { limited } from '../../../platform/http/limited';
import type { FormSources } from './formDefinition.types';
import { findForm } from './forms';
import { ownPage } from './ownPage';
import { bodyOfForm, readEnquiry } from './readEnquiry';
import { sameOrigin } from './sameOrigin';
import { UnfitEnquiry } from './UnfitEnquiry';

const MAX_BODY_BYTES = 32 * 1024;
/** An office may share an address; a person sends a handful of enquiries. */
const LIMIT = { windowMs: 600_000, limit: 20 };

export interface FormsOptions {
  leads: Pick<Leads, 'accept'>;
  sources: FormSources;
  renderPage: RenderPage;
  logger: Logger;
}

/**
 * `POST /api/forms/comhub` (spec 2 §7, 3 §7.4): takes what any of the forms sends, for good, and answers 202
 * with its `formSubmissionId`. It is delivered later. A form sent without script is answered with the page it
 * was on: by 303 when it is taken, else at once, with what was filled in and what is wrong with it.
 *
 * A router of its own, so that it answers its own refusals alone: what was refused earlier may have no site.
 */
export function formsApi(options: FormsOptions): Router {
  const { leads, renderPage, logger, sources } = options;
  const router = Router();
  router.use(
    allowMethods('POST'),
    // First, or pages of other sites could use up what their visitors may send here.
    sameOrigin(),
    readBody({ maxBytes: MAX_BODY_BYTES, types: formTypes }),
    limited(LIMIT, () => {
      throw new HttpError(429, 'Too many enquiries; try again in a while');
    }),
    async (request: Request, response: Response) => {
      const plain = isPlainForm(request);
      const site = siteOf(response.locals);
      const body: unknown = plain ? bodyOfForm(fieldsOf(request)) : request.body;
      const enquiry = await readEnquiry(body, {
        site,
        origin: originOf(request, response),
        sources,
      });
      await leads.accept(enquiry);
      if (!plain) {
        return void response.status(202).json({ formSubmissionId: enquiry.formSubmissionId });
      }
      const source = new URL(enquiry.source);
      // A page that went away, or that a program made up, thanks nobody.
      const page = await formPage(renderPage, source, response).catch(() => undefined);
      if (page && !showsForm(page, enquiry.formName)) return answerShort(response, 200);
      const { pathname, search } = source;
      const { sentAnchor = '' } = findForm(site, enquiry.formName) ?? {};
      const anchor = typeof sentAnchor === 'string' ? sentAnchor : sentAnchor(enquiry.values);
      return response.redirect(303, `${pathname}${search}#${anchor}`);
    },
  );
  router.use(showAgain(renderPage, logger));
  return router;
}

/**
 * Answers a form without script that a visitor can correct or send again with its page, filled in as it
 * was. What is refused otherwise (too many, another site's, a program's) is not worth a page.
 */
function showAgain(renderPage: RenderPage, logger: Logger): ErrorRequestHandler {
  return async (error: unknown, request, response, next) => {
    if (!isPlainForm(request)) return next(error);
    const { requestId } = response.locals;
    const status = error instanceof HttpError ? error.status : 500;
    if (error instanceof HttpError) response.set(error.headers);
    if (status < 500 && status !== 422) return answerShort(response, status);
    if (typeof request.body !== 'object') return next(error);
    if (status >= 500) logger.error({ error, requestId, status }, 'form failed');
    const fields = fieldsOf(request);
    const source = ownPage(fields.source ?? '/', originOf(request, response));
    const faults = error instanceof UnfitEnquiry ? error.faults : {};
    const formName = fields.formName ?? '';
    const form: SubmittedForm = {
      formName,
      values: fields,
      faults,
      failed: Object.keys(faults).length === 0,
    };
    const page = source && (await formPage(renderPage, source, response, form));
    if (!page || !showsForm(page, formName)) return answerShort(response, status);
    response.status(status);
    response.set({ ...page.headers, 'Cache-Control': 'no-store' });
    response.send(page.html.bytes);
  };
}

/** The page that a form says it is on, with what was filled in where it could not be taken. */
function formPage(
  renderPage: RenderPage,
  { pathname, searchParams }: URL,
  { locals }: Response,
  form?: SubmittedForm,
): Promise<RenderedPage> {
  return renderPage({
    site: siteOf(locals),
    path: pathname,
    query: searchParams,
    mode: 'normal',
    requestId: locals.requestId,
    privateView: form && { kind: 'form', view: form },
    deadline: locals.deadlines.page,
  });
}

/** Whether a page can tell what became of a form: the form stands on it. */
const showsForm = ({ status, html }: RenderedPage, formName: string): boolean =>
  status === 200 && html.bytes.includes(`name="formName" value="${formName}"`);

/** A short page in the site's colours that says what became of a form whose own page cannot. */
function answerShort(response: Response, status: number): void {
  const { requestId } = response.locals;
  const site = siteOf(response.locals);
  const [language] = site.languages;
  response.status(status).set('Cache-Control', 'no-store').type('html');
  response.send(lastResortPage({ site, language, status, requestId }));
}

const isPlainForm = (request: Request): boolean =>
  request.is('application/x-www-form-urlencoded') !== false;

/** Texts by name; of a name that was sent several times all of them, one a line. */
function fieldsOf({ body }: Request): Record<string, string> {
  const fields = Object.entries((body ?? {}) as Record<string, string | string[]>);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, Array.isArray(value) ? value.join('\n') : value]),
  );
}

const originOf = ({ protocol }: Request, { locals }: Response): string =>
  `${protocol}://${locals.authority}`;
