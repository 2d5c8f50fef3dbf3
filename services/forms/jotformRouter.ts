import express, { type Router } from 'express';
import { string } from 'yup';
import { HttpError } from '../../platform/httpError';
import { FORM_TYPE, readBody } from '../../platform/requestBody/readBody';
import { validated } from '../../platform/requestBody/validated';
import { answerRefusals } from '../../platform/http/answerRefusals';
import type { LeadInbox } from '../leads/leadInbox';
import { fieldsOf } from '../../domain/isRecord';
import { jotForms } from './jotForms';

const MAX_BODY_BYTES = 64 * 1024;

/** Placeholder for the provider's own form pages. */
const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Form at the provider</title>
<h1>Form at the provider</h1>
<p>At the real provider this is the form in full, files and signatures included.</p>
</html>
`;

/**
 * The form provider Jotform, whose forms are rendered by other sites: serves form definitions, as the answers
 * of a submission, and receives submissions.
 */
export function jotformRouter(inbox: LeadInbox): Router {
  const router = express.Router();
  router.get('/form/:id/submissions', ({ params: { id } }, response) => {
    const answers = Object.hasOwn(jotForms, id) ? jotForms[id] : undefined;
    if (!answers) throw new HttpError(404, 'Form not found');
    const submission = { id: '1', form_id: id, created_at: '2026-01-15 09:00:00', answers };
    response.json({
      responseCode: 200,
      message: 'success',
      resultSet: { offset: 0, limit: 1, count: 1 },
      content: [{ ...submission, status: 'ACTIVE' }],
    });
  });
  router.post(
    '/form/:id/submissions',
    readBody({ maxBytes: MAX_BODY_BYTES, types: [FORM_TYPE] }),
    async ({ params, body, headers }, response) => {
      const id = String(params.id);
      if (!Object.hasOwn(jotForms, id)) throw new HttpError(404, 'Form not found');
      const formSubmissionId = validated(
        string().strict().required().uuid(),
        headers['idempotency-key'],
        { name: 'Idempotency-Key' },
      );
      const values = { formId: id, ...fieldsOf(body) };
      await inbox.receive({ formSubmissionId, formName: 'jotform', values });
      response.json({ responseCode: 200, message: 'success', content: { submissionID: '1' } });
    },
  );
  router.get('/pages/:id', ({ params: { id } }, response) => {
    if (!Object.hasOwn(jotForms, id)) throw new HttpError(404, 'Form not found');
    response.type('html').send(page);
  });
  router.use(answerRefusals);
  return router;
}
