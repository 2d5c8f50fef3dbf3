import type { RequestHandler } from 'express';
import type { EditingConfig } from './editing.types';
import type { PageRequest, RenderPage } from '../../../platform/pages/page.types';
import { contentSecurityPolicy } from '../../../platform/http/securityHeaders';
import { queryOf } from './editingAccess';
import { editingOrigins } from './editingOrigins';

type Wanted = Omit<PageRequest, 'query' | 'requestId'>;

/**
 * Answers with a page as editors see it, unpublished content included, past the page cache. Only
 * such a page may be framed by the editors, and load their scripts.
 * @param read what a query asks for; throws HttpError 400 for a wrong one
 */
export function editedPages(
  config: EditingConfig,
  renderPage: RenderPage,
  read: (query: URLSearchParams) => Wanted,
): RequestHandler {
  const frameAncestors = editingOrigins(config);
  const https = config.publicUrl.protocol === 'https:';
  return async (request, response) => {
    const query = queryOf(request);
    const wanted = read(query);
    const { requestId } = response.locals;
    // The secret goes no further.
    query.delete('secret');
    const page = await renderPage({ ...wanted, query, requestId });
    const { development } = config;
    const scripts = page.editorScripts ?? [];
    const policy = contentSecurityPolicy({ development, https, frameAncestors, scripts });
    response.removeHeader('X-Frame-Options');
    response
      .status(page.status)
      .set({ ...page.headers, 'Cache-Control': 'no-store', 'Content-Security-Policy': policy })
      .set({ 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' })
      .send(page.html.bytes);
  };
}
