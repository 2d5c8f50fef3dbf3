import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { from } from 'rxjs';
import { misfitOf } from '../../schema/responseShape';
import { responseShapes } from '../../schema/generated/responseShapes';
import { isRecord } from '../../domain/isRecord';
import { isKeyOf } from '../../domain/typedKeys';
import { layoutWithRoute } from './parseLayout';
import { UpstreamError } from '../upstreams/UpstreamError';
import { inSpan } from '../telemetry/trace';
import type { KnownAnswers } from '../upstreams/KnownAnswers';
import { createUpstream, type Upstream } from '../upstreams/request';

/** Body of a GraphQL request over HTTP. */
export interface ContentQuery {
  query: string;
  operationName?: string;
  variables?: Readonly<Record<string, unknown>>;
}

/** Sends a query to the content platform and gives back what it answers, data or errors. */
export type SendQuery = (query: ContentQuery) => Promise<ApolloLink.Result>;

/**
 * The one way to the content platform's endpoint (decision 0014). The client keeps nothing: what is worth
 * keeping is kept as pages, by a `RefreshingCache` or for a second by the server's `KnownAnswers`, which know its age and
 * when something is published.
 * Nor does it join a question that is under way, whose answer may be from before that. Its link hands
 * queries straight to the server's upstream client, which brings timeouts and a circuit breaker; a `fetch`
 * in between, with its headers, streams and signals made anew for each query, would cost more than reading
 * the answer.
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

/** The content platform as visitors see it, and as editors do, with what is not published yet. */
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
  const key = { sc_apikey: apiKey };
  const asEditor = {
    ...key,
    sc_editMode: 'true',
    ...(editing.secret && { sc_editingSecret: editing.secret }),
  };
  return {
    published: createUpstream({ name: 'content', url, headers: key }),
    drafts: createUpstream({ name: 'content', url, headers: asEditor }),
  };
}

/**
 * Sends the queries of the content client. Queries only read, so they are tried twice.
 * @param known remembers what is published, and so comes again and again; what was asked just now is not asked again.
 * @throws UpstreamError also for an answer that is not wholly in the form of its operation
 */
export function contentQueries(
  content: Upstream,
  headers?: Readonly<Record<string, string>>,
  known?: KnownAnswers,
): SendQuery {
  return async (body) => {
    const question = known ? JSON.stringify([headers, body]) : '';
    const fresh = known?.fresh(question);
    if (fresh) return { data: fresh };
    const askedAt = performance.now();
    const ask = () =>
      content.request<Record<string, unknown>>({
        method: 'POST',
        body,
        headers,
        idempotent: true,
        known: (text) => known?.get(question, text, askedAt),
        validate: (answer, text) => {
          const data = readContentAnswer(answer, body);
          known?.keep(question, { text, answer: data, askedAt });
          return data;
        },
      });
    return {
      data: await inSpan('content query', { 'graphql.operation.name': body.operationName }, ask),
    };
  };
}

/** Characters of a platform's own message that the log gets. */
const LONGEST_MESSAGE = 200;

/**
 * The data of an answer, all of it and in the form of its operation. A platform that answers with
 * errors, with a part, or with anything else does not work: what it says would be taken for pages
 * that are gone and menus that are empty.
 * @throws TypeError for such an answer
 * @throws UpstreamError of kind status when the question itself was refused
 */
export function readContentAnswer(
  body: unknown,
  { operationName = '', variables }: Pick<ContentQuery, 'operationName' | 'variables'>,
): Record<string, unknown> {
  if (!isRecord(body)) throw new TypeError('is no answer');
  if (hasErrors(body)) {
    // A place in a list comes from an address, where anybody may make one up.
    const { cursor } = variables ?? {};
    if (typeof cursor === 'string' && cursor !== '') {
      throw new UpstreamError('content', 'status', 'refused a cursor', { status: 400 });
    }
    throw new TypeError(`has errors: ${firstMessage(body.errors)}`);
  }
  const { data } = body;
  const shape = isKeyOf(responseShapes, operationName) ? responseShapes[operationName] : undefined;
  const misfit = shape ? misfitOf(data, shape) : 'operation';
  if (misfit !== undefined || !isRecord(data)) throw new TypeError(`does not fit at ${misfit}`);
  for (const item of [data.item, isRecord(data.layout) ? data.layout.item : undefined]) {
    if (isRecord(item) && 'rendered' in item) item.rendered = readLayout(item.rendered);
  }
  return data;
}

/** Some platforms send an empty list where there are none. */
const hasErrors = ({ errors }: Record<string, unknown>): boolean =>
  errors !== undefined && errors !== null && !(Array.isArray(errors) && errors.length === 0);

/**
 * A layout, which some endpoints send as text; null for an item that has none to show, such as a folder.
 * @throws TypeError for what is no layout
 */
function readLayout(rendered: unknown): unknown {
  if (rendered === null || rendered === '') return null;
  const layout: unknown = typeof rendered === 'string' ? JSON.parse(rendered) : rendered;
  if (layout === null) return null;
  const found = layoutWithRoute(layout);
  if (found === undefined) throw new TypeError('has a layout that is none');
  return found;
}

function firstMessage(errors: unknown): string {
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const message = isRecord(first) && typeof first.message === 'string' ? first.message : '';
  return message.slice(0, LONGEST_MESSAGE);
}
