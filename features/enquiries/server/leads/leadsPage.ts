import { Router } from 'express';
import type { NextFunction, Request, Response } from 'express';
import { object, string } from 'yup';
import type { LeadsView } from '../../model/leadsView.types';
import { HttpError } from '../../../../platform/httpError';
import { allowMethods } from '../../../../platform/http/allowMethods';
import type { Leads } from './leads';
import { refuseCrossSite } from '../../../../platform/http/refuseCrossSite';
import { FORM_TYPE, readBody } from '../../../../platform/requestBody/readBody';
import { validated } from '../../../../platform/requestBody/validated';
import { operatorAccess } from '../../../../platform/http/operatorAccess';

const MAX_BODY_BYTES = 1024;

const requestSchema = object({ lead: string().required().uuid() }).required();

export interface LeadsPageOptions {
  secret: string | undefined;
  deadLetters: Leads['deadLetters'];
  /** Renders the HTML of the page. */
  render: (view: LeadsView) => Promise<string>;
}

/**
 * `/_leads`: lists undelivered enquiries for operators; a POST with `lead` resends one. Has no personal data.
 */
export function leadsPage({ secret, deadLetters, render }: LeadsPageOptions): Router {
  const router = Router({ strict: true });
  router.use(...operatorAccess(secret));
  router.get('/', async (request, response) => {
    const letters = await deadLetters.list();
    response.type('html').send(await render({ letters, sent: request.query.sent === '1' }));
  });
  router.post(
    '/',
    refuseCrossSite(),
    readBody({ maxBytes: MAX_BODY_BYTES, types: [FORM_TYPE] }),
    async (request, response) => {
      const { lead } = validated(requestSchema, request.body);
      const isSent = await deadLetters.revive(lead);
      response.redirect(303, isSent ? '/_leads?sent=1' : '/_leads');
    },
  );
  router.use('/', allowMethods('GET', 'HEAD', 'POST'));
  router.use((error: unknown, _request: Request, _response: Response, next: NextFunction) => {
    const isHttpError = error instanceof Error && 'status' in error;
    next(
      isHttpError ? error : new HttpError(503, 'The enquiries cannot be read', { cause: error }),
    );
  });
  return router;
}
