import express, { type Router } from 'express';
import { array, object, string } from 'yup';
import { readBody } from '../../platform/requestBody/readBody';
import { validated } from '../../platform/requestBody/validated';
import { answerRefusals } from '../../platform/http/answerRefusals';
import type { PostBox } from './PostBox';

const MAX_BODY_BYTES = 512 * 1024;

const singleLine = () => string().strict().required().max(500);
const idSchema = string()
  .strict()
  .required()
  .matches(/^[\w.-]{1,100}$/);

const mailSchema = object({
  from: object({ name: singleLine(), address: singleLine() }).required(),
  to: singleLine(),
  subject: singleLine(),
  text: string().strict().required(),
  html: string().strict().required(),
  headers: object({
    'List-Unsubscribe': string().strict().max(1000),
    'List-Unsubscribe-Post': string().strict().max(100),
  }).default(undefined),
  attachments: array()
    .of(
      object({
        filename: singleLine(),
        contentType: singleLine(),
        content: string().strict().required(),
      }),
    )
    .max(5),
});

const smsSchema = object({
  to: string()
    .strict()
    .required()
    .matches(/^\+\d{6,15}$/),
  from: singleLine(),
  text: string().strict().required().max(1000),
});

/**
 * The mail service. `POST mail` and `POST sms` with an `Idempotency-Key` answer 202 once the message is
 * stored, or 400 with the problems. A repeated key also gets 202, but the message is not stored again.
 */
export function postRouter(box: PostBox): Router {
  const router = express.Router();
  const body = readBody({ maxBytes: MAX_BODY_BYTES });
  for (const [path, kind, schema] of [
    ['/mail', 'email', mailSchema],
    ['/sms', 'sms', smsSchema],
  ] as const) {
    router.post(path, body, async (request, response) => {
      const key = validated(idSchema, request.get('idempotency-key'), { name: 'Idempotency-Key' });
      const content = validated(schema, request.body, { stripUnknown: true });
      await box.receive({ id: key, kind, content });
      response.status(202).json({ id: key });
    });
  }
  router.use(answerRefusals);
  return router;
}
