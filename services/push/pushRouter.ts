import { randomUUID } from 'node:crypto';
import express, { type Request, type Router } from 'express';
import { number, object, string } from 'yup';
import { HttpError } from '../../platform/httpError';
import { validated } from '../../platform/requestBody/validated';
import { answerRefusals } from '../../platform/http/answerRefusals';
import type { PostBox } from '../post/PostBox';
import type { PushSubscriptions } from './PushSubscriptions';
import { isSigned } from './pushSignature';

/** Message size that every push service must accept (RFC 8030, 7.2). */
const MAX_BODY_BYTES = 4096;

const subscriptionIdSchema = string()
  .strict()
  .required()
  .matches(/^[\w-]{1,100}$/);
const headersSchema = object({
  ttl: number().integer().min(0).required(),
  urgency: string().oneOf(['very-low', 'low', 'normal', 'high']).default('normal'),
  topic: string().matches(/^[\w-]{1,32}$/),
  encoding: string().oneOf(['aes128gcm']).required(),
});

/** A push service: stores encrypted messages, which it cannot read, for subscriptions (README.md). */
export function pushRouter({
  box,
  subscriptions,
}: {
  box: Pick<PostBox, 'receive'>;
  subscriptions: PushSubscriptions;
}): Router {
  const router = express.Router();
  router.post('/:id', async (request, response) => {
    const id = validated(subscriptionIdSchema, request.params.id, { name: 'the subscription' });
    const { ttl, urgency, topic } = validated(headersSchema, {
      ttl: request.get('ttl'),
      urgency: request.get('urgency'),
      topic: request.get('topic'),
      encoding: request.get('content-encoding'),
    });
    const body = await readRawBody(request);
    const audience = `${request.protocol}://${request.get('host')}`;
    if (!isSigned(request.get('authorization'), { audience, now: Date.now() })) {
      throw new HttpError(403, 'The signature is invalid');
    }
    if (await subscriptions.hasEnded(id)) throw new HttpError(410, 'The subscription has ended');
    const messageId = randomUUID();
    const content = { to: id, ttl, urgency, topic, body: body.toString('base64') };
    await box.receive({ id: messageId, kind: 'push', content });
    response.status(201).set('Location', `/push/message/${messageId}`).end();
  });
  router.delete('/:id', async (request, response) => {
    await subscriptions.end(
      validated(subscriptionIdSchema, request.params.id, { name: 'the subscription' }),
    );
    response.status(204).end();
  });
  router.use(answerRefusals);
  return router;
}

/** Reads the raw body; body parsers reject encodings that they cannot decode. */
async function readRawBody(request: Request): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const data of request) {
    const chunk: Buffer = data;
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new HttpError(413, 'The message is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
