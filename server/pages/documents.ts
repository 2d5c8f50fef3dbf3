import type { EditorView } from '../../features/editing/model/editorView.types';
import type { LeadsView } from '../../features/enquiries/model/leadsView.types';
import type { PageData } from '../../platform/pages/pageData.types';
import { htmlText } from '../../platform/pages/html';
import type { RenderedDocument } from '../../site/page/renderDocument';
import type { DevelopmentServer } from '../development/DevelopmentServer';
import { askVike } from './askVike';
import { readBrowserTags } from './browserTags';
import { encodeHtml, type EncodedHtml } from '../../platform/pages/encodeHtml';

/** A rendered page in bytes, with what there is to log about it. */
export interface EncodedDocument extends Pick<RenderedDocument, 'failures' | 'notes'> {
  html: EncodedHtml;
  /** Pieces of a page with late blocks (site/page/renderDocument.tsx). */
  opening?: EncodedHtml;
  rest?: EncodedHtml;
}

/** Renders a page's data to a complete HTML document. */
export type RenderDocument = (data: PageData) => Promise<EncodedDocument>;

/** Renders the editor, or the page to sign in, to HTML. */
type RenderEditor = (view: EditorView) => Promise<string>;

export interface Documents {
  renderDocument: RenderDocument;
  renderEditor: RenderEditor;
  /** Renders the page with undelivered enquiries to HTML. */
  renderLeads: (view: LeadsView) => Promise<string>;
}

/**
 * The way to a document. In development every page goes through Vike, which loads changed sources
 * anew. In production all that Vike adds are the tags of the browser's script, which the build has
 * kept: its work on a page costs as much as rendering the page.
 */
export async function documents(development?: Pick<DevelopmentServer, 'show'>): Promise<Documents> {
  return development ? throughVike(development) : withTags();
}

/** A rendered page with its pieces in bytes. */
export function encodeDocument({
  html,
  opening,
  rest,
  ...noted
}: RenderedDocument): EncodedDocument {
  return {
    ...noted,
    html: encodeHtml(html),
    opening: opening === undefined ? undefined : encodeHtml(opening),
    rest: rest === undefined ? undefined : encodeHtml(rest),
  };
}

const throughVike = ({ show }: Pick<DevelopmentServer, 'show'>): Documents => ({
  renderDocument: async (data) => {
    const kind = data.mode === 'edit' ? 'canvas' : 'page';
    const { httpResponse, failures = [], notes = [] } = await askVike({ data }, kind);
    show(failures[0]?.error);
    return { html: encodeHtml(httpResponse.body), failures, notes };
  },
  renderEditor: async (editor) => (await askVike({ editor }, 'editor')).httpResponse.body,
  renderLeads: async (leads) => (await askVike({ leads })).httpResponse.body,
});

async function withTags(): Promise<Documents> {
  const { page, canvas, editor } = await readBrowserTags();
  // A page that is edited has the script of every page, and its own before it.
  const edited = { head: canvas.head + page.head, body: canvas.body + page.body };
  const { renderDocument } = await import('../../site/page/renderDocument');
  return {
    renderDocument: async (data) => {
      const tags = data.mode === 'edit' ? edited : page;
      return encodeDocument(renderDocument(data, { tags, cacheFragments: true }));
    },
    renderEditor: async (view) => {
      const { renderEditor } = await import('../../site/edit/editor/renderEditor');
      return htmlText(renderEditor(view, editor).html);
    },
    renderLeads: async (view) => {
      const { renderLeadsPage } = await import('../../site/operator/renderLeadsPage');
      return htmlText(renderLeadsPage(view).html);
    },
  };
}
