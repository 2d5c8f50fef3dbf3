import express from 'express';
import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { array, boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import { allowMethods } from '../allowMethods';
import { HttpError } from '../httpError';
import { isSignedNotice } from './publishSignature';

const MAX_PATHS = 10_000;

const notice = object({
  site: string().required().max(100),
  paths: array().of(string().required().max(2048)).max(MAX_PATHS).default([]),
  all: boolean().default(false),
}).noUnknown();

/** What was published: content paths of a site, or all of it. */
export type PublishNotice = InferType<typeof notice>;

/**
 * `POST /api/content/published`: the content platform tells that content was published, signed with
 * the shared secret (`x-forecourt-signature`). Answers how many cached pages will be made anew.
 */
export function publishWebhook(options: {
  secret: string | undefined;
  onPublished: (published: PublishNotice) => number;
}): RequestHandler[] {
  return [
    allowMethods('POST'),
    rateLimit({ windowMs: 60_000, limit: 600, standardHeaders: 'draft-8', legacyHeaders: false }),
    express.raw({ type: () => true, limit: '512kb' }),
    (request, response) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const header = request.get('x-forecourt-signature');
      const nowSeconds = Date.now() / 1000;
      if (!isSignedNotice({ header, body, secret: options.secret, nowSeconds })) {
        throw new HttpError(401, 'The signature is missing, wrong or too old');
      }
      response.json({ purged: options.onPublished(parse(body)) });
    },
  ];
}

function parse(body: Buffer): PublishNotice {
  try {
    return notice.validateSync(JSON.parse(body.toString('utf8')), { strict: false });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new HttpError(400, `The notice does not fit: ${reason}`);
  }
}
