import type { DevRequest } from '../../site/dev/devPage.types';
import type { EditorView } from '../../features/editing/model/editorView.types';
import type { LeadsView } from '../../features/enquiries/model/leadsView.types';
import type { PageData } from '../../platform/pages/pageData.types';
import type { RenderedDocument } from '../../site/page/renderDocument';

interface VikeResult extends Partial<Omit<RenderedDocument, 'html'>> {
  httpResponse: { body: string };
  errorWhileRendering: unknown;
  /** False for a developer page that does not exist. */
  found?: boolean;
}

type VikeRequest =
  | { data: PageData }
  | { dev: DevRequest }
  | { editor: EditorView }
  | { leads: LeadsView }
  | { frame: true };

/** The documents that differ in their script, by the address under which Vike knows them. */
export const vikePages = { page: '/', canvas: '/_edit/canvas', editor: '/_edit' } as const;

export type VikePage = keyof typeof vikePages;

/**
 * Has Vike render a page, a developer page, the editor or an empty document, by site/page/+onRenderHtml. One page
 * configuration serves every address with the same script, so Vike need not know which one this is. Loaded when first asked: it keeps
 * track of every asynchronous step of the process from then on, which slows all of them.
 * @throws whatever was thrown while rendering
 */
export async function askVike(request: VikeRequest, page: VikePage = 'page'): Promise<VikeResult> {
  const { renderPage } = await import('vike/server');
  const result = (await renderPage({
    urlOriginal: vikePages[page],
    ...request,
  })) as unknown as VikeResult;
  if (result.errorWhileRendering) throw result.errorWhileRendering;
  return result;
}
