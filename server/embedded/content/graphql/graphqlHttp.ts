import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { object, string, ValidationError, type InferType } from 'yup';
import type { Execute } from './queryExecutor';

/** Largest request body, in bytes; layouts are large, the questions for them are not. */
const largestBody = 256 * 1024;

const requestSchema = object({
  query: string().strict().required('The body must hold a query.'),
  variables: object().nullable(),
  operationName: string().strict().nullable(),
});

/** Answers an error in the form of GraphQL, whatever its cause. */
export function sendErrors(response: Response, status: number, message: string): void {
  response.status(status).json({ errors: [{ message }] });
}

/**
 * GraphQL over HTTP POST: JSON `{ query, variables, operationName }` in, the result out with status
 * 200. A body that is no such request answers 400, one too large 413, another method 405.
 */
export function graphqlHttp<Context>(
  execute: Execute<Context>,
  contextOf: (request: Request) => Context,
): (RequestHandler | ErrorRequestHandler)[] {
  const onlyPost: RequestHandler = (request, response, next) => {
    if (request.method === 'POST') return next();
    response.set('Allow', 'POST');
    sendErrors(response, 405, 'Use POST.');
  };
  const run: RequestHandler = async (request, response) => {
    const { query, variables, operationName } = readRequest(request.body);
    const result = await execute(
      { query, variables: variables ?? undefined, operationName: operationName ?? undefined },
      contextOf(request),
    );
    response.json(result);
  };
  return [onlyPost, express.json({ limit: largestBody }), run, answerBadRequests];
}

function readRequest(body: unknown): InferType<typeof requestSchema> {
  return requestSchema.validateSync(body);
}

const answerBadRequests: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof ValidationError) return sendErrors(response, 400, error.message);
  const status = statusOf(error);
  if (status === undefined) return next(error);
  sendErrors(
    response,
    status,
    status === 413 ? 'The query is too long.' : 'The body must be JSON.',
  );
};

/** The body parser's errors carry the status that the client's mistake deserves. */
function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
