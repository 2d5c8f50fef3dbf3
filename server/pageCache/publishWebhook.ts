import express from 'express';
import type { RequestHandler } from 'express';
import { allowMethods } from '../../platform/http/allowMethods';
import { HttpError } from '../../platform/httpError';
import { isLocalRequest } from '../../platform/localRequest';
import type { Database } from '../../platform/database/Database';
import { limitRequests } from '../../platform/http/limitVisitors';
import { parseJson } from '../../platform/requestBody/plainJson';
import { validated } from '../../platform/requestBody/validated';
import { AcceptedNotices } from './AcceptedNotices';
import { MAX_NOTICE_VALUES, publishNotice, type PublishNotice } from './publishNotice';
import { MAX_AGE_SECONDS, verifySignature } from './publishSignature';

/** What a notice has led to. */
export interface PurgeResult {
  /** How many pages of this process are stale. */
  purged: number;
  /** Whether all web processes show what was published. */
  inUse: boolean;
}

/**
 * `POST /api/content/published`: the content platform reports that content was published, signed with the
 * shared secret (`x-forecourt-signature`). Responds when what was published is in use. Each signature is
 * accepted once across all web processes, so that a notice cannot be replayed: a retry needs a new
 * signature.
 */
export function publishWebhook(options: {
  secret: string | undefined;
  /** True when the secret is the public default: notices are then only accepted from this machine. */
  localOnly: boolean;
  onPublished: (published: PublishNotice) => PurgeResult | Promise<PurgeResult>;
  /** Database in which all web processes record the notices that they accepted. */
  noticeDatabase?: Pick<Database, 'run'>;
}): RequestHandler[] {
  const { secret, localOnly, onPublished, noticeDatabase } = options;
  const accepted = new AcceptedNotices(noticeDatabase);
  return [
    allowMethods('POST'),
    limitRequests({ windowMs: 60_000, limit: 600 }),
    express.raw({ type: () => true, limit: '512kb' }),
    async (request, response) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const header = request.get('x-forecourt-signature');
      const nowSeconds = Date.now() / 1000;
      const isRefused = localOnly && !isLocalRequest(request);
      const signedAtSeconds = isRefused
        ? undefined
        : verifySignature({ header, body, secret, nowSeconds });
      if (header === undefined || signedAtSeconds === undefined) {
        throw new HttpError(401, 'The signature is missing, wrong or too old');
      }
      const published = parse(body);
      const endSeconds = signedAtSeconds + MAX_AGE_SECONDS;
      if (
        !accepted.accept(header, endSeconds, nowSeconds) ||
        !(await accepted.acceptForAll(header, endSeconds))
      ) {
        throw new HttpError(409, 'The notice has been accepted already');
      }
      response.json(await onPublished(published));
    },
  ];
}

const parse = (body: Buffer): PublishNotice =>
  validated(publishNotice, parseJson(body, { maxDepth: 3, maxValues: MAX_NOTICE_VALUES }));
