import express, { type ErrorRequestHandler, type Router } from 'express';
import { object, string, ValidationError } from 'yup';
import type { LeadInbox } from './leadInbox';

const LARGEST_BODY = '256kb';

const lead = object({
  formName: string().strict().required().max(100),
  formSubmissionId: string().strict().required().uuid(),
  values: object().required(),
});

/**
 * The service for enquiries: POST at the router's root with `{formName, formSubmissionId, values}` answers
 * 202 once it is stored, and again for the same id without storing it again; 400 with what is wrong.
 */
export function leadsRouter(inbox: LeadInbox): Router {
  const router = express.Router();
  router.use(express.json({ limit: LARGEST_BODY }));
  router.post('/', async (request, response) => {
    const body: unknown = request.body;
    const { formName, formSubmissionId, values } = lead.validateSync(body, { abortEarly: false });
    await inbox.receive({ formName, formSubmissionId, values });
    response.status(202).json({ formSubmissionId });
  });
  router.use(answerBadLeads);
  return router;
}

const answerBadLeads: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof ValidationError) {
    return void response.status(400).json({ errors: error.errors });
  }
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (typeof status !== 'number' || status >= 500) return next(error);
  response.status(status).json({ errors: ['The body must be one enquiry as JSON.'] });
};
