import type { RequestHandler } from 'express';
import { siteByName } from '../site/sites/sites';
import type { Config } from './config';
import { HttpError } from './httpError';
import type { RenderPage } from './page.types';
import { sameSecret } from './sameSecret';
import { contentSecurityPolicy } from './securityHeaders';

/**
 * `/api/editing/feaas/render`: a page as the platform's editors preview it, unpublished content
 * included (OQ-12). Needs the shared secret. Parameters: `route`, `sc_site`, `sc_lang`. Never cached.
 */
export function feaasRender(
  config: Pick<Config, 'editing' | 'publicUrl' | 'development'>,
  renderPage: RenderPage,
): RequestHandler {
  const policy = contentSecurityPolicy({
    development: config.development,
    https: config.publicUrl.protocol === 'https:',
    frameAncestors: config.editing.allowedOrigins,
  });
  return async (request, response) => {
    const query = new URLSearchParams(request.originalUrl.split('?')[1]);
    if (!sameSecret(query.get('secret'), config.editing.secret)) {
      throw new HttpError(401, 'The editing secret is missing or wrong');
    }
    const { site, path } = requestedPage(query);
    const { requestId } = response.locals;
    const page = await renderPage({ site, path, query, mode: 'preview', requestId });
    response.removeHeader('X-Frame-Options');
    response
      .status(page.status)
      .set({ ...page.headers, 'Cache-Control': 'no-store', 'Content-Security-Policy': policy })
      .send(page.html);
  };
}

function requestedPage(query: URLSearchParams) {
  const missing = ['route', 'sc_site', 'sc_lang'].filter((name) => !query.get(name));
  if (missing.length > 0) {
    throw new HttpError(400, `Missing required query parameters: ${missing.join(', ')}`);
  }
  const site = knownSite(query.get('sc_site') ?? '');
  const language = query.get('sc_lang') ?? '';
  if (!site.languages.some((known) => known === language)) {
    throw new HttpError(400, 'The site does not have the language of sc_lang');
  }
  const route = `/${query.get('route')}`.replace(/\/{2,}/g, '/');
  const prefix = language === site.languages[0] ? '' : `/${language}`;
  return { site, path: encodeURI(route === '/' ? prefix || '/' : prefix + route) };
}

function knownSite(name: string) {
  try {
    return siteByName(name);
  } catch {
    throw new HttpError(400, 'No site has the name of sc_site');
  }
}
