import { randomUUID } from 'node:crypto';
import express, { type Request, type Router } from 'express';
import { number, object, string } from 'yup';
import { HttpError } from '../../platform/httpError';
import { validated } from '../../platform/requestBody/validated';
import { answerRefusals } from '../../platform/http/answerRefusals';
import type { PostBox } from '../post/PostBox';
import type { PushSubscriptions } from './PushSubscriptions';
import { isSigned } from './pushSignature';

/** As much as push services have to take (RFC 8030 §7.2). */
const MAX_BODY_BYTES = 4096;

const subscriptionId = string()
  .strict()
  .required()
  .matches(/^[\w-]{1,100}$/);
const headers = object({
  ttl: number().integer().min(0).required(),
  urgency: string().oneOf(['very-low', 'low', 'normal', 'high']).default('normal'),
  topic: string().matches(/^[\w-]{1,32}$/),
  encoding: string().oneOf(['aes128gcm']).required(),
});

/** A push service: keeps what arrives for subscriptions, which it cannot read (README.md). */
export function pushRouter({
  box,
  subscriptions,
}: {
  box: Pick<PostBox, 'receive'>;
  subscriptions: PushSubscriptions;
}): Router {
  const router = express.Router();
  router.post('/:id', async (request, response) => {
    const id = validated(subscriptionId, request.params.id, { name: 'the subscription' });
    const { ttl, urgency, topic } = validated(headers, {
      ttl: request.get('ttl'),
      urgency: request.get('urgency'),
      topic: request.get('topic'),
      encoding: request.get('content-encoding'),
    });
    const body = await encryptedBody(request);
    const audience = `${request.protocol}://${request.get('host')}`;
    if (!isSigned(request.get('authorization'), { audience, now: Date.now() })) {
      throw new HttpError(403, 'The signature is not good');
    }
    if (await subscriptions.hasEnded(id)) throw new HttpError(410, 'The subscription has ended');
    const message = randomUUID();
    const content = { to: id, ttl, urgency, topic, body: body.toString('base64') };
    await box.receive({ id: message, kind: 'push', content });
    response.status(201).set('Location', `/push/message/${message}`).end();
  });
  router.delete('/:id', async (request, response) => {
    await subscriptions.end(
      validated(subscriptionId, request.params.id, { name: 'the subscription' }),
    );
    response.status(204).end();
  });
  router.use(answerRefusals);
  return router;
}

/** The body as it came: readers of bodies refuse an encoding that they cannot undo. */
async function encryptedBody(request: Request): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const read of request) {
    const chunk: Buffer = read;
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new HttpError(413, 'The message is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
