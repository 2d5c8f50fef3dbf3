import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { DataRequest } from '../../rendering/blockData';
import { RefreshingCache } from './RefreshingCache';

/** Sends a query for something other than a page's layout. Rejects as the client does. */
export type QueryFn = DataRequest['runQuery'];

/** How long an answer is used before it is fetched again in the background. */
const FRESH_MS = 60_000;

/** Maximum number of cached answers; visitors' filters and page numbers make many. */
const MAX_ENTRIES = 300;

/**
 * Queries of blocks to the content platform, cached between requests: the latest stories or a page's
 * ancestors are the same for all visitors until something is published.
 */
export function createQueryCache(client: ApolloClient, onError: (error: unknown) => void): QueryFn {
  const cache = new RefreshingCache<object>({
    name: 'answers for blocks',
    freshMs: FRESH_MS,
    maxEntries: MAX_ENTRIES,
    onError,
  });
  const runQuery = queryClient(client);
  return <Answer, Variables extends OperationVariables>(
    query: TypedDocumentNode<Answer, Variables>,
    variables: Variables,
  ) => {
    const key = `${print(query)} ${JSON.stringify(variables)}`;
    const load = () => runQuery(query, variables) as Promise<object>;
    return cache.get(key, load) as Promise<Answer>;
  };
}

/** Queries a client without a cache, for drafts that change while an editor looks at them. */
export const queryClient =
  (client: ApolloClient): QueryFn =>
  async <Answer, Variables extends OperationVariables>(
    query: TypedDocumentNode<Answer, Variables>,
    variables: Variables,
  ) => {
    const options = { query, variables } as ApolloClient.QueryOptions<Answer, Variables>;
    const { data } = await client.query<Answer, Variables>(options);
    if (data === undefined) throw new Error('The content platform answered without data');
    return data as Answer;
  };
