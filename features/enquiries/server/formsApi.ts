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
import { getSite } from '../../../platform/http/requestLocals';
import { limitVisitors } from '../../../platform/http/limitVisitors';
import type { FormSources } from './formDefinition.types';
import { findForm } from './forms';
import { parsePageUrl } from './parsePageUrl';
import { bodyOfForm, readEnquiry } from './readEnquiry';
import { sameOrigin } from './sameOrigin';
import { InvalidEnquiryError } from './InvalidEnquiryError';

const MAX_BODY_BYTES = 32 * 1024;
/** Visitors in an office may share an IP address; one person sends a few enquiries. */
const LIMIT = { windowMs: 600_000, limit: 20 };

export interface FormsOptions {
  leads: Pick<Leads, 'accept'>;
  sources: FormSources;
  renderPage: RenderPage;
  logger: Logger;
}

/**
 * `POST /api/forms/comhub`: stores an enquiry from any of the forms and answers 202 with its
 * `formSubmissionId`; it is delivered later. A form sent without JavaScript is answered with a 303 to its
 * page if accepted, otherwise with the page itself, filled in and with error messages.
 *
 * The API has its own router, so that its error handler does not receive errors of earlier middleware: these
 * may occur before the site of the request is known.
 */
export function formsApi(options: FormsOptions): Router {
  const { leads, renderPage, logger, sources } = options;
  const router = Router();
  router.use(
    allowMethods('POST'),
    // Before the rate limit, or pages of other sites could use it up for their visitors.
    sameOrigin(),
    readBody({ maxBytes: MAX_BODY_BYTES, types: formTypes }),
    limitVisitors(LIMIT, () => {
      throw new HttpError(429, 'Too many enquiries; try again in a while');
    }),
    async (request: Request, response: Response) => {
      const isPlain = isPlainForm(request);
      const site = getSite(response.locals);
      const body: unknown = isPlain ? bodyOfForm(readFields(request)) : request.body;
      const enquiry = await readEnquiry(body, {
        site,
        origin: getOrigin(request, response),
        sources,
      });
      await leads.accept(enquiry);
      if (!isPlain) {
        return void response.status(202).json({ formSubmissionId: enquiry.formSubmissionId });
      }
      const source = new URL(enquiry.source);
      // Without the page, or the form on it, there is no page to redirect to.
      const page = await renderFormPage(renderPage, source, response).catch(() => undefined);
      if (page && !hasForm(page, enquiry.formName)) return sendShortPage(response, 200);
      const { pathname, search } = source;
      const { sentAnchor = '' } = findForm(site, enquiry.formName) ?? {};
      const anchor = typeof sentAnchor === 'string' ? sentAnchor : sentAnchor(enquiry.values);
      return response.redirect(303, `${pathname}${search}#${anchor}`);
    },
  );
  router.use(showFormAgain(renderPage, logger));
  return router;
}

/**
 * Answers a form without JavaScript with its page, filled in, when the visitor can correct or resend it.
 * Other refusals (rate limit, foreign origin, bots) get no page.
 */
function showFormAgain(renderPage: RenderPage, logger: Logger): ErrorRequestHandler {
  return async (error: unknown, request, response, next) => {
    if (!isPlainForm(request)) return next(error);
    const { requestId } = response.locals;
    const status = error instanceof HttpError ? error.status : 500;
    if (error instanceof HttpError) response.set(error.headers);
    if (status < 500 && status !== 422) return sendShortPage(response, status);
    if (typeof request.body !== 'object') return next(error);
    if (status >= 500) logger.error({ error, requestId, status }, 'form submission failed');
    const fields = readFields(request);
    const source = parsePageUrl(fields.source ?? '/', getOrigin(request, response));
    const errors = error instanceof InvalidEnquiryError ? error.errors : {};
    const formName = fields.formName ?? '';
    const form: SubmittedForm = {
      formName,
      values: fields,
      errors,
      failed: Object.keys(errors).length === 0,
    };
    const page = source && (await renderFormPage(renderPage, source, response, form));
    if (!page || !hasForm(page, formName)) return sendShortPage(response, status);
    response.status(status);
    response.set({ ...page.headers, 'Cache-Control': 'no-store' });
    response.send(page.html.bytes);
  };
}

/** Renders the page that the form was sent from, filled in with the values if they were not accepted. */
function renderFormPage(
  renderPage: RenderPage,
  { pathname, searchParams }: URL,
  { locals }: Response,
  form?: SubmittedForm,
): Promise<RenderedPage> {
  return renderPage({
    site: getSite(locals),
    path: pathname,
    query: searchParams,
    mode: 'normal',
    requestId: locals.requestId,
    privateView: form && { kind: 'form', view: form },
    deadline: locals.deadlines.page,
  });
}

/** Whether a page has the form, and so can show its result. */
const hasForm = ({ status, html }: RenderedPage, formName: string): boolean =>
  status === 200 && html.bytes.includes(`name="formName" value="${formName}"`);

/** A short page in the site's colours with the result of a form whose own page cannot show it. */
function sendShortPage(response: Response, status: number): void {
  const { requestId } = response.locals;
  const site = getSite(response.locals);
  const [language] = site.languages;
  response.status(status).set('Cache-Control', 'no-store').type('html');
  response.send(lastResortPage({ site, language, status, requestId }));
}

const isPlainForm = (request: Request): boolean =>
  request.is('application/x-www-form-urlencoded') !== false;

/** Texts by name; several values of one name are joined, one per line. */
function readFields({ body }: Request): Record<string, string> {
  const fields = Object.entries((body ?? {}) as Record<string, string | string[]>);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, Array.isArray(value) ? value.join('\n') : value]),
  );
}

const getOrigin = ({ protocol }: Request, { locals }: Response): string =>
  `${protocol}://${locals.authority}`;
