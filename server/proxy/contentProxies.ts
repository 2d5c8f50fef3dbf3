import { Router } from 'express';
import { allowMethods } from '../../platform/http/allowMethods';
import type { Config } from '../config';
import { proxyTo } from './proxyTo';

/** A picture must not act as a page: an SVG opened at its own address runs no scripts. */
const MEDIA_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/**
 * Proxies the paths that other hosts serve. The requirements list `/-/{path}` before the media paths; here
 * the more specific ones come first, otherwise they would never match (OQ-13). The media store is that of
 * the environment: stage or production (`config.mediaUrl`).
 */
export function contentProxies(config: Pick<Config, 'content' | 'mediaUrl'>): Router {
  const platform = proxyTo({ name: 'content', target: new URL(config.content.url).origin });
  const media = (stripPrefix: string) =>
    proxyTo({ name: 'media', target: config.mediaUrl, stripPrefix, headers: MEDIA_HEADERS });
  const router = Router({ caseSensitive: true });
  router.use('/-/media', allowMethods('GET', 'HEAD'), media('/-/media'));
  router.use('/-/jssmedia', allowMethods('GET', 'HEAD'), media('/-/jssmedia'));
  router.use('/-', allowMethods('GET', 'HEAD'), platform);
  router.use('/sitecore/api', allowMethods('GET', 'HEAD', 'POST'), platform);
  router.use('/sitecore/service', allowMethods('GET', 'HEAD', 'POST'), platform);
  return router;
}
