import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Router } from 'express';
import { HttpError } from '../../platform/httpError';
import { readBody } from '../../platform/requestBody/readBody';
import { answerRefusals } from '../../platform/http/answerRefusals';
import type { LeadInbox } from '../leads/leadInbox';
import { fieldsOf } from '../../domain/isRecord';
import { hubspotForm } from './hubspotForms';

const MAX_BODY_BYTES = 32 * 1024;

/** From the project root. */
const SCRIPT = join('services', 'forms', 'client', 'hubspotEmbed.js');

/** The provider whose script draws forms in pages of other sites: script, definitions, and what is sent. */
export function hubspotRouter(inbox: LeadInbox): Router {
  const script = readFileSync(SCRIPT, 'utf8');
  const router = express.Router();
  router.use((_request, response, next) => {
    // Pages of any site load it and ask it.
    response.set('Access-Control-Allow-Origin', '*');
    response.set('Access-Control-Allow-Headers', 'content-type');
    next();
  });
  router.options('/{*any}', (_request, response) => void response.status(204).end());
  router.get('/forms/embed/v2.js', (_request, response) => {
    response.type('text/javascript').send(script);
  });
  router.get('/definitions/:id', ({ params, query }, response) => {
    const form = hubspotForm(params.id, String(query.language ?? 'en').slice(0, 2));
    if (!form) throw new HttpError(404, 'There is no such form');
    response.json(form);
  });
  router.post(
    '/submissions/:id',
    readBody({ maxBytes: MAX_BODY_BYTES }),
    async ({ params, body }, response) => {
      const id = String(params.id);
      if (!hubspotForm(id, 'en')) throw new HttpError(404, 'There is no such form');
      const values = { formId: id, ...fieldsOf(body) };
      await inbox.receive({ formSubmissionId: randomUUID(), formName: 'hubspot', values });
      response.status(202).json({});
    },
  );
  router.use(answerRefusals);
  return router;
}
