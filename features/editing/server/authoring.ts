import { createUpstream, type Upstream } from '../../../platform/upstreams/request';

/** What the embedded content platform has for editors, beside its delivery interface. */
export const authoringUpstream = (
  part: 'graphql' | 'people',
  contentUrl: string,
  secret: string,
): Upstream =>
  createUpstream({
    name: 'authoring',
    url: new URL(`/authoring/${part}`, contentUrl).href,
    headers: { authorization: `Bearer ${secret}` },
    timeoutMs: 15_000,
  });
