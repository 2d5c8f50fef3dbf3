import type { RequestHandler } from 'express';
import { array, mixed, object, string } from 'yup';
import { HttpError } from '../../../../platform/httpError';
import { readBody } from '../../../../platform/requestBody/readBody';
import { validated } from '../../../../platform/requestBody/validated';
import type { Upstream } from '../../../../platform/upstreams/request';
import { fieldsOf } from '../../../../domain/isRecord';
import { localsOf } from './access';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';

/** A block with all its fields, and lists within. */
const LIMITS = { maxBytes: 256 * 1024, maxDepth: 20, maxValues: 10_000 };

/** Statuses for the reasons why the platform refuses a change (authoring/editError.ts). */
const STATUSES: Readonly<Record<string, number>> = {
  CONFLICT: 409,
  NOT_FOUND: 404,
  BAD_INPUT: 422,
  FORBIDDEN: 403,
  TOO_MANY: 429,
};

const question = object({
  query: string().required().max(20_000),
  variables: object().nullable(),
})
  .required()
  .noUnknown();

const answer = object({
  data: mixed().nullable(),
  errors: array().of(object({ message: string().required(), extensions: object() })),
});

/**
 * Passes an editor's GraphQL on to the embedded platform's authoring interface. A refusal has the
 * status that fits: 409 when somebody else saved in between, 404 for what is gone, 422 for values
 * that the contract does not allow, 403 for what the editor's role does not reach, 429 for too much at once. It is told on whose
 * behalf.
 * @param onMail called after what may have changed something: mails may be waiting
 */
export function passToAuthoring(authoring: Upstream, onMail: () => void): RequestHandler[] {
  return [
    readBody(LIMITS),
    async (request, response) => {
      const body = validated(question, request.body, { strict: true });
      const { id, sessionId } = localsOf(response).editor;
      const headers = { 'x-editor-id': id, 'x-editor-session': sessionId };
      const result = await ask(authoring, body, headers);
      if (body.query.trimStart().startsWith('mutation')) onMail();
      const { code } = fieldsOf(result.errors?.[0]?.extensions);
      const failed = result.errors ? (STATUSES[typeof code === 'string' ? code : ''] ?? 502) : 200;
      response.status(failed).json(result);
    },
  ];
}

async function ask(authoring: Upstream, body: object, headers: Record<string, string>) {
  try {
    return await authoring.request({
      method: 'POST',
      headers,
      body,
      validate: (json) => answer.validateSync(json, { strict: true }),
    });
  } catch (error) {
    // A query that the platform does not understand is the editor's mistake, not an outage.
    if (error instanceof UpstreamError && error.status === 400) {
      throw new HttpError(400, 'The platform does not understand the query', { cause: error });
    }
    throw error;
  }
}
