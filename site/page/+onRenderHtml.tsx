import { dangerouslySkipEscape } from 'vike/server';
import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import type { DevRequest } from '../dev/devPage.types';
import type { EditorView } from '../../features/editing/model/editorView.types';
import type { LeadsView } from '../../features/enquiries/model/leadsView.types';
import { htmlText } from '../../platform/pages/html';
import type { PageData } from '../../platform/pages/pageData.types';
import { renderDocument, type RenderedDocument } from './renderDocument';

/**
 * What the server asks for: a page of a site, a page for developers, the editor, or an empty
 * document, to learn what Vike puts into every one.
 */
type Request = PageContextServer &
  (
    | { data: PageData }
    | { dev: DevRequest }
    | { editor: EditorView }
    | { leads: LeadsView }
    | { frame: true }
  );

const frame: RenderedDocument = {
  html: '<!doctype html><html><head></head><body></body></html>',
  failures: [],
  notes: [],
};

/** Vike's render hook: the whole document in one synchronous step. */
export async function onRenderHtml(request: Request) {
  const document = await documentOf(request);
  return {
    // renderDocument escapes whatever content goes into the document itself; React does the rest.
    documentHtml: dangerouslySkipEscape(htmlText(document?.html ?? '')),
    injectFilter: choosePreloads,
    pageContext: {
      failures: document?.failures ?? [],
      notes: document?.notes ?? [],
      found: document !== undefined,
    },
  };
}

/**
 * Of the fonts Vike would preload those of every theme; renderDocument preloads those of the page's
 * own. Scripts that the browser's entry imports are fetched along with it instead of after it; one
 * that a block asks for by its address is fetched where that block is.
 */
function choosePreloads(assets: InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = false;
    if (asset.assetType !== 'script') continue;
    asset.inject = asset.src.includes('/static/') ? false : 'HTML_END';
  }
}

async function documentOf(request: Request): Promise<RenderedDocument | undefined> {
  if ('frame' in request) return frame;
  if ('editor' in request) return editorDocument(request.editor);
  if ('leads' in request) return leadsDocument(request.leads);
  return 'dev' in request ? devDocument(request.dev) : renderDocument(request.data);
}

/** Likewise for the editor. */
async function editorDocument(view: EditorView): Promise<RenderedDocument> {
  const { renderEditor } = await import('../edit/editor/renderEditor');
  return renderEditor(view);
}

/** Likewise for the page with undelivered enquiries. */
async function leadsDocument(view: LeadsView): Promise<RenderedDocument> {
  const { renderLeadsPage } = await import('../operator/renderLeadsPage');
  return renderLeadsPage(view);
}

/** Loads what the developer pages are made of only when one is asked for. */
async function devDocument(dev: DevRequest): Promise<RenderedDocument | undefined> {
  const { renderDevPage } = await import('../dev/renderDevPage');
  return renderDevPage(dev);
}
