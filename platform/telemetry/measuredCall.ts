import { refusedKeys } from '../upstreams/refusedKeys';
import { isOutage, UpstreamError } from '../upstreams/UpstreamError';
import { measurements, timed } from './measurements';

/**
 * A request to an upstream: how long it took, and whether the upstream failed it, which a refusal is not, unless it is our
 * key that is refused.
 */
export async function measuredCall<Result>(
  upstream: string,
  call: () => Promise<Result>,
): Promise<Result> {
  const told = measurements();
  if (!told) return call();
  try {
    return await timed((seconds) => told.upstreamCall(upstream, seconds), call);
  } catch (error) {
    if (error instanceof UpstreamError && (isOutage(error) || refusedKeys.has(upstream))) {
      told.upstreamFailure(upstream, error.kind);
    }
    throw error;
  }
}
