import type { RequestHandler } from 'express';
import { array, mixed, object, string } from 'yup';
import { HttpError } from '../../../../platform/httpError';
import { readBody } from '../../../../platform/requestBody/readBody';
import { validated } from '../../../../platform/requestBody/validated';
import type { Upstream } from '../../../../platform/upstreams/request';
import { fieldsOf } from '../../../../domain/isRecord';
import { editorLocals } from './access';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';

/** Large enough for a block with all its fields and nested lists. */
const BODY_LIMITS = { maxBytes: 256 * 1024, maxDepth: 20, maxValues: 10_000 };

/** HTTP statuses by the platform's error codes (authoring/createEditError.ts). */
const ERROR_STATUSES: Readonly<Record<string, number>> = {
  CONFLICT: 409,
  NOT_FOUND: 404,
  BAD_INPUT: 422,
  FORBIDDEN: 403,
  TOO_MANY: 429,
};

const requestSchema = object({
  query: string().required().max(20_000),
  variables: object().nullable(),
})
  .required()
  .noUnknown();

const responseSchema = object({
  data: mixed().nullable(),
  errors: array().of(object({ message: string().required(), extensions: object() })),
});

/**
 * Forwards an editor's GraphQL request to the embedded platform's authoring interface, with the user's id.
 * Error codes become HTTP statuses: 409 if another user saved meanwhile, 404 for missing items, 422 for
 * values that the contract does not allow, 403 for a missing role, 429 for too many requests.
 * @param onMail called after a mutation, which may have created mails
 */
export function forwardToAuthoring(authoring: Upstream, onMail: () => void): RequestHandler[] {
  return [
    readBody(BODY_LIMITS),
    async (request, response) => {
      const body = validated(requestSchema, request.body, { strict: true });
      const { id, sessionId } = editorLocals(response).editor;
      const headers = { 'x-editor-id': id, 'x-editor-session': sessionId };
      const result = await requestAuthoring(authoring, body, headers);
      if (body.query.trimStart().startsWith('mutation')) onMail();
      const { code } = fieldsOf(result.errors?.[0]?.extensions);
      const status = result.errors
        ? (ERROR_STATUSES[typeof code === 'string' ? code : ''] ?? 502)
        : 200;
      response.status(status).json(result);
    },
  ];
}

async function requestAuthoring(
  authoring: Upstream,
  body: object,
  headers: Record<string, string>,
) {
  try {
    return await authoring.request({
      method: 'POST',
      headers,
      body,
      validate: (json) => responseSchema.validateSync(json, { strict: true }),
    });
  } catch (error) {
    // A query that the platform rejects is the editor's mistake, not an outage.
    if (error instanceof UpstreamError && error.status === 400) {
      throw new HttpError(400, 'The platform does not understand the query', { cause: error });
    }
    throw error;
  }
}
