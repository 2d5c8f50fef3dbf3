import express from 'express';
import type { RequestHandler } from 'express';
import { allowMethods } from '../../platform/http/allowMethods';
import { HttpError } from '../../platform/httpError';
import { isLocalRequest } from '../../platform/localRequest';
import type { Database } from '../../platform/database/Database';
import { limitRequests } from '../../platform/http/limited';
import { parseJson } from '../../platform/requestBody/plainJson';
import { validated } from '../../platform/requestBody/validated';
import { AcceptedNotices } from './AcceptedNotices';
import { MAX_NOTICE_VALUES, publishNotice, type PublishNotice } from './publishNotice';
import { MAX_AGE_SECONDS, signedAt } from './publishSignature';

/**
 * `POST /api/content/published`: the content platform tells that content was published, signed with
 * the shared secret (`x-forecourt-signature`). Answers how many cached pages will be made anew. A notice
 * is accepted once, by one of all web processes: a platform that sends it again signs it again.
 */
export function publishWebhook(options: {
  secret: string | undefined;
  /** The secret is the one that everybody knows: notices come from this very machine. */
  localOnly: boolean;
  onPublished: (published: PublishNotice) => number | Promise<number>;
  /** Where all web processes remember what they accepted. */
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
      const isElsewhere = localOnly && !isLocalRequest(request);
      const signed = isElsewhere ? undefined : signedAt({ header, body, secret, nowSeconds });
      if (header === undefined || signed === undefined) {
        throw new HttpError(401, 'The signature is missing, wrong or too old');
      }
      const published = parse(body);
      const end = signed + MAX_AGE_SECONDS;
      if (
        !accepted.accept(header, end, nowSeconds) ||
        !(await accepted.acceptForAll(header, end))
      ) {
        throw new HttpError(409, 'The notice has been accepted already');
      }
      response.json({ purged: await onPublished(published) });
    },
  ];
}

const parse = (body: Buffer): PublishNotice =>
  validated(publishNotice, parseJson(body, { maxDepth: 3, maxValues: MAX_NOTICE_VALUES }));
