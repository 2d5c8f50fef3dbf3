import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { GraphQLError } from 'graphql';
import { object, string } from 'yup';
import { HttpError } from '../../platform/httpError';
import { readBody } from '../../platform/requestBody/readBody';
import { validated } from '../../platform/requestBody/validated';
import type { Execute } from './createExecutor';

/** Limits of a request's body. Queries are small, but a saved block may contain nested lists. */
const BODY_LIMITS = { maxBytes: 256 * 1024, maxDepth: 20, maxValues: 10_000 };

const requestSchema = object({
  query: string().strict().required(),
  variables: object().nullable(),
  operationName: string().strict().nullable(),
});

/** Responds to any error in the form of GraphQL. */
export function sendErrors(response: Response, status: number, message: string): void {
  response.status(status).json({ errors: [{ message }] });
}

export interface GraphqlHttpOptions {
  /** Status for queries that cannot be run. The platform's public clients read errors from the body only. */
  refusalStatus?: 200 | 400;
}

/**
 * Handlers of GraphQL over HTTP POST. The body is JSON `{ query, variables, operationName }`. Status
 * 200 has the result; 400 means an invalid body, 413 a body that is too large, 405 another method.
 */
export function createGraphqlHandlers<Context>(
  execute: Execute<Context>,
  createContext: (request: Request) => Context | Promise<Context>,
  { refusalStatus = 200 }: GraphqlHttpOptions = {},
): (RequestHandler | ErrorRequestHandler)[] {
  const requirePost: RequestHandler = (request, response, next) => {
    if (request.method === 'POST') return next();
    response.set('Allow', 'POST');
    sendErrors(response, 405, 'Use POST.');
  };
  const runQuery: RequestHandler = async (request, response) => {
    const { query, variables, operationName } = validated(requestSchema, request.body);
    const result = await execute(
      { query, variables: variables ?? undefined, operationName: operationName ?? undefined },
      await createContext(request),
    );
    // A result without `data` means that execution did not start: a request error (GraphQL over HTTP).
    response.status('data' in result ? 200 : refusalStatus).json(result);
  };
  return [requirePost, readBody(BODY_LIMITS), runQuery, handleClientErrors];
}

const handleClientErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  // The request was refused before execution, for example because the account may not use the API.
  if (error instanceof GraphQLError) return void response.json({ errors: [error] });
  const status = getClientErrorStatus(error);
  if (status === undefined) return next(error);
  sendErrors(
    response,
    status,
    error instanceof HttpError ? error.message : 'The body cannot be read',
  );
};

/** Returns the status of a client error: the body parser sets it on its errors. */
function getClientErrorStatus(error: unknown): number | undefined {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
