import express from 'express';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { SubmittedForm } from '../../domain/forms/submittedForm';
import { allowMethods } from '../allowMethods';
import { HttpError } from '../httpError';
import type { Leads } from '../leads/leads';
import type { Logger } from '../log';
import type { RenderPage } from '../page.types';
import { siteOf } from '../requestLocals';
import { ownPage } from './ownPage';
import { bodyOfForm, readEnquiry, UnfitEnquiry } from './readEnquiry';
import { sameOrigin } from './sameOrigin';

const LARGEST_BODY = '32kb';
/** An office may share an address; a person sends a handful of enquiries. */
const LIMIT = { windowMs: 600_000, limit: 20 };
/** Where a page thanks for an enquiry that was sent without script. */
const SENT = 'contact-sent';

export interface FormsOptions {
  leads: Pick<Leads, 'accept'>;
  renderPage: RenderPage;
  logger: Logger;
}

/**
 * `POST /api/forms/comhub` (spec 2 §7): takes an enquiry about a car, for good, and answers 202 with its
 * `formSubmissionId`. It is delivered later. A form sent without script is answered with the page it
 * was on: by 303 when it is taken, else at once, with what was filled in and what is wrong with it.
 */
export function comhubForms(options: FormsOptions): (RequestHandler | ErrorRequestHandler)[] {
  const { leads, renderPage, logger } = options;
  return [
    allowMethods('POST'),
    express.json({ limit: LARGEST_BODY }),
    express.urlencoded({ limit: LARGEST_BODY, extended: false }),
    rateLimit({
      ...LIMIT,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      handler: () => {
        throw new HttpError(429, 'Too many enquiries; try again in a while');
      },
    }),
    sameOrigin(),
    async (request: Request, response: Response) => {
      const plain = isPlainForm(request);
      const site = siteOf(response.locals);
      const body: unknown = plain ? bodyOfForm(fieldsOf(request)) : request.body;
      const enquiry = readEnquiry(body, site, originOf(request, response));
      await leads.accept(enquiry);
      if (!plain) {
        return void response.status(202).json({ formSubmissionId: enquiry.formSubmissionId });
      }
      const { pathname, search } = new URL(enquiry.source);
      return void response.redirect(303, `${pathname}${search}#${SENT}`);
    },
    showAgain(renderPage, logger),
  ];
}

/** Answers a form without script that was not taken with its page, filled in as it was. */
function showAgain(renderPage: RenderPage, logger: Logger): ErrorRequestHandler {
  return async (error: unknown, request, response, next) => {
    if (!isPlainForm(request) || typeof request.body !== 'object') return next(error);
    const { requestId } = response.locals;
    const status = error instanceof HttpError ? error.status : 500;
    if (status >= 500) logger.error({ error, requestId, status }, 'form failed');
    const fields = fieldsOf(request);
    const origin = originOf(request, response);
    const source = ownPage(fields.source ?? '/', origin) ?? new URL(origin);
    const faults = error instanceof UnfitEnquiry ? error.faults : {};
    const form: SubmittedForm = {
      ...{ formName: fields.formName ?? '', values: fields, faults },
      failed: Object.keys(faults).length === 0,
    };
    const page = await renderPage({
      ...{ site: siteOf(response.locals), path: source.pathname, query: source.searchParams },
      ...{ mode: 'normal', requestId, form },
    });
    if (error instanceof HttpError) response.set(error.headers);
    response.status(page.status === 200 ? status : page.status);
    response.set({ ...page.headers, 'Cache-Control': 'no-store' });
    response.send(page.html.bytes);
  };
}

const isPlainForm = (request: Request): boolean =>
  request.is('application/x-www-form-urlencoded') !== false;

/** Single texts; of a name that was sent twice the first. */
function fieldsOf({ body }: Request): Record<string, string> {
  const fields = Object.entries((body ?? {}) as Record<string, string | string[]>);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, Array.isArray(value) ? (value[0] ?? '') : value]),
  );
}

const originOf = ({ protocol }: Request, { locals }: Response): string =>
  `${protocol}://${locals.authority}`;
