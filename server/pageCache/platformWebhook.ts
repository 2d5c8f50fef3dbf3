import express from 'express';
import type { RequestHandler } from 'express';
import { HttpError } from '../../platform/httpError';
import { sameSecret } from '../../platform/sameSecret';
import { allowMethods } from '../../platform/http/allowMethods';
import { limitRequests } from '../../platform/http/limitVisitors';
import { keysOfPlatformNotice } from './platformNotice';
import type { SurrogateKey } from '../../platform/pages/surrogateKeys';

/**
 * `POST /api/content/platform-published`: the content platform's own webhook, which cannot sign but
 * sends a shared secret in a header (`x-webhook-secret`). Answers 202 at once; the work is done
 * afterwards.
 */
export function platformWebhook(options: {
  /** Without one no notice is accepted. */
  secret: string | undefined;
  isCached: (key: SurrogateKey) => boolean;
  /** Called with the keys of what was published; undefined means all sites. Never throws. */
  onPublished: (keys: SurrogateKey[] | undefined) => void;
}): RequestHandler[] {
  const { secret, isCached, onPublished } = options;
  return [
    allowMethods('POST'),
    limitRequests({ windowMs: 60_000, limit: 600 }),
    (request, _response, next) => {
      const providedSecret = request.get('x-webhook-secret');
      if (secret === undefined || !sameSecret(providedSecret, secret)) {
        throw new HttpError(401, 'The secret is missing or wrong');
      }
      next();
    },
    express.raw({ type: () => true, limit: '2mb' }),
    (request, response) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      response.status(202).json({ accepted: true });
      onPublished(keysOfPlatformNotice(body, isCached));
    },
  ];
}
