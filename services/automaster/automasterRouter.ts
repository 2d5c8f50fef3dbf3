import express, { type Router } from 'express';
import { array, boolean, number, object, string } from 'yup';
import { kitSessionSchema } from '../../domain/kits/kitSession';
import { readBody } from '../../platform/requestBody/readBody';
import { validated } from '../../platform/requestBody/validated';
import { answerRefusals } from '../../platform/http/answerRefusals';
import type { LeadInbox } from '../leads/leadInbox';

const MAX_BODY_BYTES = 256 * 1024;

const quote = kitSessionSchema.shape({
  quoteId: string().strict().required().uuid(),
  /** Whether anything but the sender says who sends it. */
  sessionVerified: boolean().strict(),
  cart: array()
    .of(
      object({
        kitId: string().strict().required(),
        kitCode: string().strict(),
        name: string().strict(),
        /** With VAT, as it is paid. */
        price: number().strict().min(0),
        withoutVat: number().strict().min(0),
      }),
    )
    .required()
    .min(1),
});

/** The dealers' system as far as kits concern it: keeps a quote once, however often it is sent. */
export function automasterRouter(inbox: LeadInbox): Router {
  const router = express.Router();
  router.post('/', readBody({ maxBytes: MAX_BODY_BYTES }), async (request, response) => {
    const { quoteId, ...values } = validated(quote, request.body);
    await inbox.receive({ formSubmissionId: quoteId, formName: 'automaster', values });
    response.status(202).json({ quoteId });
  });
  router.use(answerRefusals);
  return router;
}
