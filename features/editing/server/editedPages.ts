import type { RequestHandler } from 'express';
import type { EditingConfig } from './editing.types';
import type { PageRequest, RenderPage } from '../../../platform/pages/page.types';
import { contentSecurityPolicy } from '../../../platform/http/securityHeaders';
import { parseQuery } from './editingAccess';
import { editingOrigins } from './editingOrigins';

type EditedPageRequest = Omit<PageRequest, 'query' | 'requestId'>;

/**
 * Answers with a page as editors see it: with unpublished content, and not from the page cache. Only these
 * pages may be framed by editors and load editors' scripts.
 * @param readRequest parses a query; throws HttpError 400 if it is invalid
 */
export function editedPages(
  config: EditingConfig,
  renderPage: RenderPage,
  readRequest: (query: URLSearchParams) => EditedPageRequest,
): RequestHandler {
  const frameAncestors = editingOrigins(config);
  const https = config.publicUrl.protocol === 'https:';
  return async (request, response) => {
    const query = parseQuery(request);
    const pageRequest = readRequest(query);
    const { requestId } = response.locals;
    // The renderer does not get the secret.
    query.delete('secret');
    const page = await renderPage({ ...pageRequest, query, requestId });
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
