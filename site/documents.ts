import { renderDocument, type BrowserTags, type RenderedDocument } from './page/renderDocument';
import type { DevRequest } from './dev/devPage.types';
import type { EditorMailTexts } from '../features/editing/model/editorMailTexts.types';
import type {
  BlockPreview,
  EditorLanguage,
  EditorView,
} from '../features/editing/model/editorView.types';
import type { LeadsView } from '../features/enquiries/model/leadsView.types';

// The only module that the server loads for rendering; rarely used kinds of documents are imported on demand.
export { renderDocument };

export async function renderEditor(
  view: EditorView,
  language: EditorLanguage,
  tags: BrowserTags,
): Promise<RenderedDocument> {
  const editor = await import('./edit/editor/renderEditor');
  return editor.renderEditor(view, language, tags);
}

/** Texts of mails to editors. */
export async function readMailTexts(language: EditorLanguage): Promise<EditorMailTexts> {
  const { readTexts } = await import('../cms/editor/readTexts');
  return (await readTexts(language)).mails;
}

/** Undefined when there is no such block. */
export async function renderBlockPreview(
  wanted: BlockPreview,
): Promise<RenderedDocument | undefined> {
  const preview = await import('./edit/renderBlockPreview');
  return preview.renderBlockPreview(wanted);
}

export async function renderLeads(view: LeadsView): Promise<RenderedDocument> {
  const leads = await import('./operator/renderLeadsPage');
  return leads.renderLeadsPage(view);
}

/** Renders a developer page; undefined when there is no such page. */
export async function renderDevPage(
  request: DevRequest,
  tags: BrowserTags,
): Promise<RenderedDocument | undefined> {
  const dev = await import('./dev/renderDevPage');
  return dev.renderDevPage(request, tags);
}
