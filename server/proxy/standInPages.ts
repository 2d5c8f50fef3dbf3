import { Router } from 'express';
import { STAND_IN_PATH } from '../../platform/standInPages';
import type { Config } from '../config';
import { allowMethods } from '../../platform/http/allowMethods';
import { limited } from '../../platform/http/limited';
import { noSuchRoute } from '../http/noSuchRoute';
import { proxyTo } from './proxyTo';

const LIMIT = { windowMs: 60_000, limit: 120 };
/** A form that somebody fills in. */
const MAX_REQUEST_BYTES = 32 * 1024;

/** What embedded services have for visitors' browsers, below `STAND_IN_PATH`; nothing of services elsewhere. */
export function standInPages({ standInPages: pages }: Pick<Config, 'standInPages'>): Router {
  const router = Router({ caseSensitive: true });
  router.use(limited(LIMIT));
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
