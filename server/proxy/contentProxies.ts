import { Router } from 'express';
import { allowMethods } from '../../platform/http/allowMethods';
import type { Config } from '../config';
import { proxyTo } from './proxyTo';

/** A picture must not become a page: an SVG opened by its own address runs nothing. */
const MEDIA_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/**
 * The rewrites that other hosts serve (spec 4 §2.1). The document lists `/-/{path}` before the media
 * paths; the more specific ones stand first here, or they would never be reached (OQ-13).
 * The media store is the environment's: stage or production (`config.mediaUrl`).
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
