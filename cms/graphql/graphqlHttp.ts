import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { GraphQLError } from 'graphql';
import { object, string } from 'yup';
import { HttpError } from '../../platform/httpError';
import { readBody } from '../../platform/requestBody/readBody';
import { validated } from '../../platform/requestBody/validated';
import type { Execute } from './queryExecutor';

/** Layouts are large, the questions for them are not; a block that is saved may hold lists of lists. */
const limits = { maxBytes: 256 * 1024, maxDepth: 20, maxValues: 10_000 };

const requestSchema = object({
  query: string().strict().required(),
  variables: object().nullable(),
  operationName: string().strict().nullable(),
});

/** Answers an error in the form of GraphQL, whatever its cause. */
export function sendErrors(response: Response, status: number, message: string): void {
  response.status(status).json({ errors: [{ message }] });
}

export interface GraphqlHttpOptions {
  /** Status for queries that cannot be run; the platform's public clients look for errors in the body alone. */
  refusalStatus?: 200 | 400;
}

/**
 * GraphQL over HTTP POST: JSON `{ query, variables, operationName }` in, the result out with status
 * 200. A body that is no such request answers 400, one too large 413, another method 405.
 */
export function graphqlHttp<Context>(
  execute: Execute<Context>,
  contextOf: (request: Request) => Context | Promise<Context>,
  { refusalStatus = 200 }: GraphqlHttpOptions = {},
): (RequestHandler | ErrorRequestHandler)[] {
  const onlyPost: RequestHandler = (request, response, next) => {
    if (request.method === 'POST') return next();
    response.set('Allow', 'POST');
    sendErrors(response, 405, 'Use POST.');
  };
  const run: RequestHandler = async (request, response) => {
    const { query, variables, operationName } = validated(requestSchema, request.body);
    const result = await execute(
      { query, variables: variables ?? undefined, operationName: operationName ?? undefined },
      await contextOf(request),
    );
    // A result without `data` was never begun: the request is at fault (GraphQL over HTTP).
    response.status('data' in result ? 200 : refusalStatus).json(result);
  };
  return [onlyPost, readBody(limits), run, answerBadRequests];
}

const answerBadRequests: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  // Whoever asks may not, before anything is run.
  if (error instanceof GraphQLError) return void response.json({ errors: [error] });
  const status = statusOf(error);
  if (status === undefined) return next(error);
  sendErrors(
    response,
    status,
    error instanceof HttpError ? error.message : 'The body cannot be read',
  );
};

/** The body parser's errors carry the status that the client's mistake deserves. */
function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
