import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express, { type ErrorRequestHandler, type RequestHandler, type Router } from 'express';
import { number, object } from 'yup';
import { HttpError } from '../../platform/httpError';
import { readBody } from '../../platform/requestBody/readBody';
import { validatedQuery } from '../../platform/requestBody/validatedQuery';
import { sameSecret } from '../../platform/sameSecret';
import { readSearchRequest } from './readSearchRequest';
import { RequestProblem } from './requestProblem';
import { SearchUnavailable } from './searchUnavailable';
import type { SearchService } from './searchService';

/** Limits of a search body: enough for the filters of a long selection and of every facet. */
const BODY_LIMITS = { maxBytes: 64 * 1024, maxDepth: 8, maxValues: 8000 };
const MAX_CHANGE_BYTES = 16 * 1024 * 1024;
/** Maximum number of changes in a response. */
const MAX_CHANGES_PER_RESPONSE = 1000;

const changesQuery = object({
  after: number().integer().min(0).max(Number.MAX_SAFE_INTEGER),
  limit: number().integer().min(1).max(MAX_CHANGES_PER_RESPONSE),
});

/**
 * Router of the search service, mounted at `/v1`. Every request needs the key in `X-API-KEY`, otherwise 401.
 * - `POST search/`: runs a search
 * - `POST documents/:index`: changes documents; NDJSON lines of `{"upsert": document}` or `{"delete": id}`
 * - `PUT documents/:index`: replaces all documents by the NDJSON in the body
 * - `GET documents/:index`: all documents, as lines of `{"id", "document"}`
 * - `GET changes?after=&limit=`: changes in the car indexes after a number in the log
 * - `GET health`: state of the engine
 *
 * Errors: 400 with all problems, 413 for too large a body, 503 if the engine cannot answer for all documents
 * now.
 */
export function searchRouter({
  service,
  apiKey,
}: {
  service: SearchService;
  apiKey: string;
}): Router {
  const router = express.Router();
  router.use(requireKey(apiKey));
  router.post('/search', readBody(BODY_LIMITS), async (request, response) => {
    const query = readSearchRequest(request.body, service.definitions);
    const answer = await service.search(query);
    response
      .type('application/json')
      .send(Buffer.from(answer.buffer, answer.byteOffset, answer.length));
  });
  router.post(
    '/documents/:index',
    express.text({ limit: MAX_CHANGE_BYTES, type: () => true }),
    async (request, response) => {
      response.json(await service.change(request.params.index, String(request.body ?? '')));
    },
  );
  router.put('/documents/:index', async (request, response) => {
    response.json(await service.replace(request.params.index, request));
  });
  router.get('/documents/:index', async (request, response) => {
    const lines = toNdjson(service.documents(request.params.index));
    const first = await lines.next();
    response.type('application/x-ndjson');
    if (first.done) return void response.end();
    response.write(first.value);
    await pipeline(Readable.from(lines), response).catch((error: unknown) => {
      // The client receives a truncated body, or has already disconnected.
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  router.get('/changes', async (request, response) => {
    const { after, limit = MAX_CHANGES_PER_RESPONSE } = validatedQuery(changesQuery, request.query);
    response.json(await service.changesAfter(after, limit));
  });
  router.get('/health', async (_request, response) => {
    const health = await service.health();
    response.status(health.status === 'failed' ? 503 : 200).json(health);
  });
  router.use(handleErrors);
  return router;
}

async function* toNdjson(documents: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const document of documents) yield `${JSON.stringify(document)}\n`;
}

function requireKey(apiKey: string): RequestHandler {
  return (request, response, next) => {
    if (sameSecret(request.get('x-api-key'), apiKey)) return next();
    response.status(401).json({ errors: ['X-API-KEY is missing or wrong.'] });
  };
}

const handleErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof RequestProblem) {
    return void response.status(400).json({ errors: error.problems });
  }
  if (error instanceof SearchUnavailable) {
    return void response.status(503).json({ errors: [error.message] });
  }
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (typeof status !== 'number' || status >= 500) return next(error);
  const reason = error instanceof HttpError ? error.message : 'The body cannot be read';
  response.status(status).json({ errors: [reason] });
};
