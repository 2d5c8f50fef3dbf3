import type { RequestHandler } from 'express';
import type { Logger } from '../../platform/log';
import type { IsTrusted } from '../../platform/http/trustedProxy';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'] as const;

/**
 * Logs once that a request was forwarded by an address that TRUST_PROXY does not contain: either a
 * load balancer is missing there, or a visitor has bypassed it. The address is not logged.
 */
export function warnUntrustedProxy(
  isTrusted: IsTrusted,
  logger: Pick<Logger, 'warn'>,
): RequestHandler {
  let hasReported = false;
  return ({ headers, socket }, _response, next) => {
    if (!hasReported && FORWARDED.some((name) => headers[name] !== undefined)) {
      hasReported = !isTrusted(socket.remoteAddress);
      if (hasReported) {
        logger.warn(
          'X-Forwarded-* ignored from an address outside TRUST_PROXY; add the load balancer, or its visitors share one rate limit',
        );
      }
    }
    next();
  };
}
