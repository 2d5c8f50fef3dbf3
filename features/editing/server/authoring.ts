import { createUpstream, type Upstream } from '../../../platform/upstreams/request';

/** The embedded content platform's authoring interface, beside its delivery interface. */
export function authoringUpstream(contentUrl: string, secret: string): Upstream {
  return createUpstream({
    name: 'authoring',
    url: new URL('/authoring/graphql', contentUrl).href,
    headers: { authorization: `Bearer ${secret}` },
    timeoutMs: 15_000,
  });
}

/** What that platform answers about those who edit. */
export function peopleUpstream(contentUrl: string, secret: string): Upstream {
  return createUpstream({
    name: 'authoring',
    url: new URL('/authoring/people', contentUrl).href,
    headers: { authorization: `Bearer ${secret}` },
    timeoutMs: 15_000,
  });
}
