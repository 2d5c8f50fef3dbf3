import { renderDocument, type BrowserTags, type RenderedDocument } from './page/renderDocument';
import type { DevRequest } from './dev/devPage.types';
import type { EditorView } from '../features/editing/model/editorView.types';
import type { LeadsView } from '../features/enquiries/model/leadsView.types';

// Every kind of document, behind the one module that the server loads: what few ask for is loaded when one does.
export { renderDocument };

export async function renderEditor(view: EditorView, tags: BrowserTags): Promise<RenderedDocument> {
  const editor = await import('./edit/editor/renderEditor');
  return editor.renderEditor(view, tags);
}

export async function renderLeads(view: LeadsView): Promise<RenderedDocument> {
  const leads = await import('./operator/renderLeadsPage');
  return leads.renderLeadsPage(view);
}

/** Undefined when there is no such page. */
export async function renderDevPage(
  request: DevRequest,
  tags: BrowserTags,
): Promise<RenderedDocument | undefined> {
  const dev = await import('./dev/renderDevPage');
  return dev.renderDevPage(request, tags);
}
