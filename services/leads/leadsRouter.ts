import express, { type Router } from 'express';
import { object, string } from 'yup';
import { readBody } from '../../platform/requestBody/readBody';
import { validated } from '../../platform/requestBody/validated';
import { answerRefusals } from '../../platform/http/answerRefusals';
import type { LeadInbox } from './leadInbox';

const MAX_BODY_BYTES = 256 * 1024;

const lead = object({
  formName: string().strict().required().max(100),
  formSubmissionId: string().strict().required().uuid(),
  values: object().required(),
});

/**
 * The enquiry service. `POST /` with `{formName, formSubmissionId, values}` answers 202 once the enquiry is
 * stored, or 400 with the problems. A repeated id is also answered by 202, but not stored again.
 */
export function leadsRouter(inbox: LeadInbox): Router {
  const router = express.Router();
  router.post('/', readBody({ maxBytes: MAX_BODY_BYTES }), async (request, response) => {
    const { formName, formSubmissionId, values } = validated(lead, request.body);
    await inbox.receive({ formName, formSubmissionId, values });
    response.status(202).json({ formSubmissionId });
  });
  router.use(answerRefusals);
  return router;
}
