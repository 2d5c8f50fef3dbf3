import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { DataRequest } from '../../rendering/blockData';
import { RefreshingCache } from './RefreshingCache';

/** Asks the content platform a question besides a page's layout. Rejects as the client does. */
export type Ask = DataRequest['ask'];

/** How long an answer is used before it is asked for again in the background, in milliseconds. */
const freshFor = 60_000;

/** Most answers that are remembered; visitors' filters and pages make many. */
const mostEntries = 300;

/**
 * What blocks ask the content platform, remembered between requests: the latest stories or a page's
 * ancestors are the same for everybody until something is published.
 */
export function createQueryCache(client: ApolloClient, onError: (error: unknown) => void): Ask {
  const cache = new RefreshingCache<object>({
    name: 'answers for blocks',
    freshFor,
    mostEntries,
    onError,
  });
  const asked = askClient(client);
  return <Answer, Variables extends OperationVariables>(
    query: TypedDocumentNode<Answer, Variables>,
    variables: Variables,
  ) => {
    const key = `${print(query)} ${JSON.stringify(variables)}`;
    const load = () => asked(query, variables) as Promise<object>;
    return cache.get(key, load) as Promise<Answer>;
  };
}

/** Asks a client itself, for drafts that change while they are looked at. */
export const askClient =
  (client: ApolloClient): Ask =>
  async <Answer, Variables extends OperationVariables>(
    query: TypedDocumentNode<Answer, Variables>,
    variables: Variables,
  ) => {
    const options = { query, variables } as ApolloClient.QueryOptions<Answer, Variables>;
    const { data } = await client.query<Answer, Variables>(options);
    if (data === undefined) throw new Error('The content platform answered without data');
    return data as Answer;
  };
