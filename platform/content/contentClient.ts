import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { from } from 'rxjs';

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
