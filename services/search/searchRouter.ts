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

/** Room for the filters of a long choice, and for each facet's own. */
const LIMITS = { maxBytes: 64 * 1024, maxDepth: 8, maxValues: 8000 };
const MAX_CHANGE_BYTES = 16 * 1024 * 1024;
/** Most changes of an answer. */
const MAX_CHANGES = 1000;

const changesQuery = object({
  after: number().integer().min(0).max(Number.MAX_SAFE_INTEGER),
  limit: number().integer().min(1).max(MAX_CHANGES),
});

/**
 * The search service at `/v1` (spec 2 §7). Every request carries the key in `X-API-KEY`; 401 without.
 * `POST search/` answers a search. `POST documents/:index` changes documents, NDJSON lines of
 * `{"upsert": document}` or `{"delete": id}`; `PUT documents/:index` puts NDJSON documents in the
 * place of all; `GET documents/:index` gives all as lines of `{"id", "document"}`. `GET changes?after=&limit=` tells what
 * has changed in the indexes of cars behind a number of the log. `GET health` tells how the engine is. 400 says everything that is wrong, 413 is too
 * large, 503 that the engine cannot answer now for every document.
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
  router.post('/search', readBody(LIMITS), async (request, response) => {
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
    const lines = linesOf(service.documents(request.params.index));
    const first = await lines.next();
    response.type('application/x-ndjson');
    if (first.done) return void response.end();
    response.write(first.value);
    await pipeline(Readable.from(lines), response).catch((error: unknown) => {
      // Who asked sees a body that ends early, or has gone.
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  router.get('/changes', async (request, response) => {
    const { after, limit = MAX_CHANGES } = validatedQuery(changesQuery, request.query);
    response.json(await service.changesAfter(after, limit));
  });
  router.get('/health', async (_request, response) => {
    const health = await service.health();
    response.status(health.status === 'failed' ? 503 : 200).json(health);
  });
  router.use(answerProblems);
  return router;
}

async function* linesOf(documents: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const document of documents) yield `${JSON.stringify(document)}\n`;
}

function requireKey(apiKey: string): RequestHandler {
  return (request, response, next) => {
    if (sameSecret(request.get('x-api-key'), apiKey)) return next();
    response.status(401).json({ errors: ['X-API-KEY is missing or wrong.'] });
  };
}

const answerProblems: ErrorRequestHandler = (error: unknown, _request, response, next) => {
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
