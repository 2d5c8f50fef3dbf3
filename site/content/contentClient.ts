import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';

/** What a content query needs besides the client: where the platform is and how to ask it. */
export interface ContentClientOptions {
  /** GraphQL endpoint of the content platform. */
  url: string;
  /** Sent as `sc_apikey` (spec 1 §7). */
  apiKey: string;
  /** Does the request; the server hands in its upstream client with timeouts and circuit breaker. */
  fetch: typeof fetch;
  /** Headers of editing and preview, such as `sc_editMode`. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * The one Apollo Client of a process. It keeps nothing: rendered pages are cached instead, and a
 * store per request would cost more than the query.
 */
export function createContentClient(options: ContentClientOptions): ApolloClient {
  const http = new HttpLink({
    uri: options.url,
    fetch: options.fetch,
    headers: { ...options.headers, sc_apikey: options.apiKey },
  });
  return new ApolloClient({
    ssrMode: true,
    link: ApolloLink.from([http]),
    cache: new InMemoryCache(),
    defaultOptions: { query: { fetchPolicy: 'no-cache' } },
    devtools: { enabled: false },
  });
}
