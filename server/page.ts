import type { Logger } from 'pino';
import { renderPage as renderWithVike } from 'vike/server';
import type { BlockNote } from '../site/page/renderDocument';
import type { BlockFailure } from '../site/page/findFailures';
import { loadPage } from '../site/page/loadPage';
import type { PageData, PageServices } from '../site/page/pageData.types';
import type { PageRequest, RenderedPage, RenderErrorPage, RenderPage } from './page.types';

export interface PageRendererOptions {
  services: Omit<PageServices, 'onProblems'>;
  logger: Logger;
}

/**
 * Renders the pages of all sites: their data first, so that an upstream that fails is the caller's
 * to answer, then HTML in one synchronous step through Vike, which adds the browser's assets.
 */
export function createPageRenderer({ services, logger }: PageRendererOptions): {
  renderPage: RenderPage;
  renderErrorPage: RenderErrorPage;
} {
  async function render(request: PageRequest, failure?: number): Promise<RenderedPage> {
    const { site, path, mode, requestId } = request;
    const log = logger.child({ requestId, site: site.name, path });
    const data = await loadPage({
      ...{ site, path, mode, failure },
      services: {
        ...services,
        onProblems: (problems, routePath) => log.warn({ problems, routePath }, 'content left out'),
      },
    });
    const { html, failures, notes } = await renderDocument(data);
    for (const { name, uid, error } of failures) {
      log.error({ block: name, uid, err: error }, 'block failed');
    }
    for (const { block, message } of notes) log.warn({ block }, message);
    return {
      status: data.status,
      html,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': data.language },
      cacheable: mode === 'normal' && !failure && failures.length === 0,
      paths: [data.routePath],
    };
  }
  return {
    renderPage: (request) => render(request),
    renderErrorPage: (request) => render(request, request.status),
  };
}

interface VikeResult {
  httpResponse: { body: string };
  errorWhileRendering: unknown;
  failures?: readonly BlockFailure[];
  notes?: readonly BlockNote[];
}

/** One page configuration serves every address, so Vike need not know which one this is. */
async function renderDocument(data: PageData) {
  const result = (await renderWithVike({ urlOriginal: '/', data })) as unknown as VikeResult;
  if (result.errorWhileRendering) throw result.errorWhileRendering;
  const { failures = [], notes = [] } = result;
  return { html: result.httpResponse.body, failures, notes };
}
