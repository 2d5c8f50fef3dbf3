import { Router } from 'express';
import { STAND_IN_PATH } from '../../platform/standInPages';
import type { Config } from '../config';
import { allowMethods } from '../../platform/http/allowMethods';
import { limitVisitors } from '../../platform/http/limitVisitors';
import { noSuchRoute } from '../http/noSuchRoute';
import { proxyTo } from './proxyTo';

const RATE_LIMIT = { windowMs: 60_000, limit: 120 };
/** Enough for a form that a person fills in. */
const MAX_REQUEST_BYTES = 32 * 1024;

/**
 * Proxies the pages that embedded services offer to visitors' browsers, below `STAND_IN_PATH`; does nothing
 * for services that run elsewhere.
 */
export function standInPages({ standInPages: pages }: Pick<Config, 'standInPages'>): Router {
  const router = Router({ caseSensitive: true });
  router.use(limitVisitors(RATE_LIMIT));
  for (const { path, target } of pages) {
    router.use(
      path,
      allowMethods('GET', 'HEAD', 'POST'),
      proxyTo({
        name: 'stand-in',
        target,
        stripPrefix: STAND_IN_PATH,
        headers: { 'X-Robots-Tag': 'noindex' },
        maxRequestBytes: MAX_REQUEST_BYTES,
      }),
    );
  }
  router.use(noSuchRoute());
  return router;
}
