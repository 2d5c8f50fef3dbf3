import { UnknownSiteName } from '../../../search/server/searchClient';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';

/** Refusals that say "not now": too slow, too early, too many. */
const NOT_NOW = [408, 425, 429];

/** Refusals of ourselves: once a key is mended, or a bill paid, what waits is taken. */
const ABOUT_US = [401, 402, 403, 407];

/** Whether trying again changes nothing: the service refuses the enquiry itself, or nobody can get it. */
export function isRefusedForGood(error: unknown): boolean {
  if (error instanceof UnknownSiteName) return true;
  if (!(error instanceof UpstreamError) || error.status === undefined) return false;
  return (
    error.status >= 400 && error.status < 500 && ![...NOT_NOW, ...ABOUT_US].includes(error.status)
  );
}
