import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { from } from 'rxjs';
import { findMismatch } from '../../schema/responseShape';
import { responseShapes } from '../../schema/generated/responseShapes';
import { isRecord } from '../../domain/isRecord';
import { isKeyOf } from '../../domain/typedKeys';
import { layoutWithRoute } from './parseLayout';
import { UpstreamError } from '../upstreams/UpstreamError';
import { inSpan } from '../telemetry/trace';
import type { MicroCache } from '../upstreams/MicroCache';
import { createUpstream, type Upstream } from '../upstreams/request';

/** Body of a GraphQL request over HTTP. */
export interface ContentQuery {
  query: string;
  operationName?: string;
  variables?: Readonly<Record<string, unknown>>;
}

/** Sends a query to the content platform and returns its answer, data or errors. */
export type SendQuery = (query: ContentQuery) => Promise<ApolloLink.Result>;

/**
 * The only way to query the content platform's endpoint (decision 0014). The client caches nothing: pages are
 * cached, by `RefreshingCache`, or for a second by the server's `MicroCache`, which know the age of an answer
 * and when something is published. It does not join concurrent queries either, since the answer to an earlier
 * query may predate a publish. Its link passes queries directly to the server's upstream client, which adds
 * timeouts and a circuit breaker; a `fetch` in between, with new headers, streams and signals for each query,
 * would cost more than reading the answer.
 */
export function createContentClient(send: SendQuery): ApolloClient {
  return new ApolloClient({
    ssrMode: true,
    link: new ApolloLink(({ query, operationName, variables }) =>
      from(send({ query: print(query), operationName, variables })),
    ),
    cache: new InMemoryCache(),
    defaultOptions: { query: { fetchPolicy: 'no-cache' } },
    queryDeduplication: false,
    devtools: { enabled: false },
  });
}

/** Upstreams of the content platform: as visitors see it, and as editors do, with unpublished content. */
export function contentUpstreams({
  content,
  editing,
}: {
  content: { url: string; apiKey: string };
  editing: { secret?: string };
}): {
  published: Upstream;
  drafts: Upstream;
} {
  const { url, apiKey } = content;
  const keyHeader = { sc_apikey: apiKey };
  const editorHeaders = {
    ...keyHeader,
    sc_editMode: 'true',
    ...(editing.secret && { sc_editingSecret: editing.secret }),
  };
  return {
    published: createUpstream({ name: 'content', url, headers: keyHeader }),
    drafts: createUpstream({ name: 'content', url, headers: editorHeaders }),
  };
}

/**
 * Sends the queries of the content client. They only read, so a failed one is tried again.
 * @param cache of published content: a query that was answered a moment ago is not sent again
 * @throws UpstreamError also for an answer that does not match its operation
 */
export function contentQueries(
  content: Upstream,
  headers?: Readonly<Record<string, string>>,
  cache?: MicroCache,
): SendQuery {
  return async (body) => {
    const cacheKey = cache ? JSON.stringify([headers, body]) : '';
    const cached = cache?.getFresh(cacheKey);
    if (cached) return { data: cached };
    const requestedAt = performance.now();
    const send = () =>
      content.request<Record<string, unknown>>({
        method: 'POST',
        body,
        headers,
        idempotent: true,
        findCached: (text) => cache?.getIfSameText(cacheKey, text, requestedAt),
        validate: (answer, text) => {
          const data = readContentAnswer(answer, body);
          cache?.set(cacheKey, { text, answer: data, requestedAt });
          return data;
        },
      });
    return {
      data: await inSpan('content query', { 'graphql.operation.name': body.operationName }, send),
    };
  };
}

/** How many characters of a platform's own message are logged. */
const MAX_MESSAGE_CHARACTERS = 200;

/**
 * The data of an answer, complete and in the form of its operation. An answer with errors, with incomplete
 * data or in any other form counts as an outage: otherwise it would be read as deleted pages and empty
 * menus.
 * @throws TypeError for such an answer
 * @throws UpstreamError of kind status when the platform refused the query itself
 */
export function readContentAnswer(
  body: unknown,
  { operationName = '', variables }: Pick<ContentQuery, 'operationName' | 'variables'>,
): Record<string, unknown> {
  if (!isRecord(body)) throw new TypeError('is not a GraphQL answer');
  if (hasErrors(body)) {
    // The cursor of a list comes from the page's address, which a visitor may have made up.
    const { cursor } = variables ?? {};
    if (typeof cursor === 'string' && cursor !== '') {
      throw new UpstreamError('content', 'status', 'refused a cursor', { status: 400 });
    }
    throw new TypeError(`has errors: ${firstMessage(body.errors)}`);
  }
  const { data } = body;
  const expectedShape = isKeyOf(responseShapes, operationName)
    ? responseShapes[operationName]
    : undefined;
  const mismatch = expectedShape ? findMismatch(data, expectedShape) : 'operation';
  if (mismatch !== undefined || !isRecord(data)) throw new TypeError(`is invalid at ${mismatch}`);
  for (const item of [data.item, isRecord(data.layout) ? data.layout.item : undefined]) {
    if (isRecord(item) && 'rendered' in item) item.rendered = readLayout(item.rendered);
  }
  return data;
}

/** Some platforms send an empty list when there are no errors. */
const hasErrors = ({ errors }: Record<string, unknown>): boolean =>
  errors !== undefined && errors !== null && !(Array.isArray(errors) && errors.length === 0);

/**
 * Reads a layout, which some endpoints send as text; null for an item without one, such as a folder.
 * @throws TypeError for anything that is not a layout
 */
function readLayout(rendered: unknown): unknown {
  if (rendered === null || rendered === '') return null;
  const layout: unknown = typeof rendered === 'string' ? JSON.parse(rendered) : rendered;
  if (layout === null) return null;
  const checked = layoutWithRoute(layout);
  if (checked === undefined) throw new TypeError('has an invalid layout');
  return checked;
}

function firstMessage(errors: unknown): string {
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const message = isRecord(first) && typeof first.message === 'string' ? first.message : '';
  return message.slice(0, MAX_MESSAGE_CHARACTERS);
}
