import { createUpstream, type Upstream } from '../../../platform/upstreams/request';

/** Client for the embedded content platform's authoring endpoints, which editors use. */
export const createAuthoringUpstream = (
  endpoint: 'graphql' | 'people',
  contentUrl: string,
  secret: string,
): Upstream =>
  createUpstream({
    name: 'authoring',
    url: new URL(`/authoring/${endpoint}`, contentUrl).href,
    headers: { authorization: `Bearer ${secret}` },
    timeoutMs: 15_000,
  });
