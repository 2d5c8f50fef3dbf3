import type { RequestHandler } from 'express';
import type { Platform } from '../../../../platform/feature.types';
import { contentSecurityPolicy } from '../../../../platform/http/securityHeaders';
import { HttpError } from '../../../../platform/httpError';
import type { EditingConfig } from '../editing.types';
import { parseQuery } from '../editingAccess';

/** Time for which browsers cache a preview; examples only change with a release. */
const CACHE_SECONDS = 600;

/**
 * Answers with an example of a block, for a frame of the editor. Its policy allows no scripts.
 * @param sites names of all sites
 * @throws HttpError 404 for a block or site that does not exist
 */
export function blockPreview(
  render: Platform['renderBlockPreview'],
  sites: readonly string[],
  { development, publicUrl }: Pick<EditingConfig, 'development' | 'publicUrl'>,
): RequestHandler {
  const https = publicUrl.protocol === 'https:';
  const policy = contentSecurityPolicy({
    development,
    https,
    frameAncestors: [],
    scripts: 'none',
  });
  return async (request, response) => {
    const query = parseQuery(request);
    const read = (name: string) => query.get(name) ?? '';
    const [block, site, language] = [read('block'), read('sc_site'), read('sc_lang')];
    const isKnown = /^\w{1,60}$/.test(block) && sites.includes(site);
    const html = isKnown && (await render({ block, site, language }));
    if (!html) throw new HttpError(404, 'Block not found');
    response.removeHeader('X-Frame-Options');
    response
      .set('Content-Security-Policy', policy)
      .set('Cache-Control', `private, max-age=${CACHE_SECONDS}`)
      .type('html')
      .send(html);
  };
}
