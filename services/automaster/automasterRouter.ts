import express, { type Router } from 'express';
import { array, boolean, number, object, string } from 'yup';
import { kitSessionSchema } from '../../domain/kits/kitSession';
import { readBody } from '../../platform/requestBody/readBody';
import { validated } from '../../platform/requestBody/validated';
import { answerRefusals } from '../../platform/http/answerRefusals';
import type { LeadInbox } from '../leads/leadInbox';

const MAX_BODY_BYTES = 256 * 1024;

const quoteSchema = kitSessionSchema.shape({
  quoteId: string().strict().required().uuid(),
  /** Whether the customer's session was verified, not only claimed. */
  sessionVerified: boolean().strict(),
  cart: array()
    .of(
      object({
        kitId: string().strict().required(),
        kitCode: string().strict(),
        name: string().strict(),
        /** Price that the customer pays, with VAT. */
        price: number().strict().min(0),
        withoutVat: number().strict().min(0),
      }),
    )
    .required()
    .min(1),
});

/** The dealer management system, reduced to kits: stores each quote once, even if it is sent repeatedly. */
export function automasterRouter(inbox: LeadInbox): Router {
  const router = express.Router();
  router.post('/', readBody({ maxBytes: MAX_BODY_BYTES }), async (request, response) => {
    const { quoteId, ...values } = validated(quoteSchema, request.body);
    await inbox.receive({ formSubmissionId: quoteId, formName: 'automaster', values });
    response.status(202).json({ quoteId });
  });
  router.use(answerRefusals);
  return router;
}
