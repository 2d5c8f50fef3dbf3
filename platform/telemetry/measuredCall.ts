import { refusedKeys } from '../upstreams/refusedKeys';
import { isOutage, UpstreamError } from '../upstreams/UpstreamError';
import { measurements, timed } from './measurements';

/**
 * Measures a request to an upstream: its duration, and whether the upstream failed. A refusal is
 * not a failure, unless our key was refused.
 */
export async function measuredCall<Result>(
  upstream: string,
  call: () => Promise<Result>,
): Promise<Result> {
  const recorder = measurements();
  if (!recorder) return call();
  try {
    return await timed((seconds) => recorder.upstreamCall(upstream, seconds), call);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (isOutage(error) || error.wasBusy || refusedKeys.has(upstream)) {
      recorder.upstreamFailure(upstream, error.kind);
    }
    throw error;
  }
}
