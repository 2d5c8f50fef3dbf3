import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Router } from 'express';
import { HttpError } from '../../platform/httpError';
import { readBody } from '../../platform/requestBody/readBody';
import { answerRefusals } from '../../platform/http/answerRefusals';
import type { LeadInbox } from '../leads/leadInbox';
import { fieldsOf } from '../../domain/isRecord';
import { findHubspotForm } from './hubspotForms';

const MAX_BODY_BYTES = 32 * 1024;

/** Path of the provider's script, relative to the project root. */
const SCRIPT_PATH = join('services', 'forms', 'client', 'hubspotEmbed.js');

/**
 * The form provider HubSpot, whose script renders forms on pages of other sites: serves the script and form
 * definitions, and receives submissions.
 */
export function hubspotRouter(inbox: LeadInbox): Router {
  const script = readFileSync(SCRIPT_PATH, 'utf8');
  const router = express.Router();
  router.use((_request, response, next) => {
    // Pages of any site load the script and call this API.
    response.set('Access-Control-Allow-Origin', '*');
    response.set('Access-Control-Allow-Headers', 'content-type');
    next();
  });
  router.options('/{*any}', (_request, response) => void response.status(204).end());
  router.get('/forms/embed/v2.js', (_request, response) => {
    response.type('text/javascript').send(script);
  });
  router.get('/definitions/:id', ({ params, query }, response) => {
    const form = findHubspotForm(params.id, String(query.language ?? 'en').slice(0, 2));
    if (!form) throw new HttpError(404, 'Form not found');
    response.json(form);
  });
  router.post(
    '/submissions/:id',
    readBody({ maxBytes: MAX_BODY_BYTES }),
    async ({ params, body }, response) => {
      const id = String(params.id);
      if (!findHubspotForm(id, 'en')) throw new HttpError(404, 'Form not found');
      const values = { formId: id, ...fieldsOf(body) };
      await inbox.receive({ formSubmissionId: randomUUID(), formName: 'hubspot', values });
      response.status(202).json({});
    },
  );
  router.use(answerRefusals);
  return router;
}
