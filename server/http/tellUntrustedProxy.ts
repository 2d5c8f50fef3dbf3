import type { RequestHandler } from 'express';
import type { Logger } from '../../platform/log';
import type { IsTrusted } from '../../platform/http/trustedProxy';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'] as const;

/**
 * Says once in the log that what came was forwarded by somebody whom TRUST_PROXY does not name: a balancer was forgotten
 * there, or a visitor has come past it. Nobody's address is told.
 */
export function tellUntrustedProxy(
  isTrusted: IsTrusted,
  logger: Pick<Logger, 'warn'>,
): RequestHandler {
  let told = false;
  return ({ headers, socket }, _response, next) => {
    if (!told && FORWARDED.some((name) => headers[name] !== undefined)) {
      told = !isTrusted(socket.remoteAddress);
      if (told) {
        logger.warn(
          'X-Forwarded-… came from an address that TRUST_PROXY does not name, and does not count. ' +
            'Behind a balancer, all visitors share one rate limit until it is named.',
        );
      }
    }
    next();
  };
}
