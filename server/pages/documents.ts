import type { EditorView } from '../../features/editing/model/editorView.types';
import type { LeadsView } from '../../features/enquiries/model/leadsView.types';
import type { PageData } from '../../platform/pages/pageData.types';
import { htmlText } from '../../platform/pages/html';
import type { DevRequest } from '../../site/dev/devPage.types';
import type * as renderers from '../../site/documents';
import type { BrowserTags, RenderedDocument } from '../../site/page/renderDocument';
import type { DevelopmentServer } from '../development/DevelopmentServer';
import { askVike, readBrowserTags, type VikePage } from './browserTags';
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

interface Documents {
  renderDocument: RenderDocument;
  renderEditor: RenderEditor;
  /** Renders the page with undelivered enquiries to HTML. */
  renderLeads: (view: LeadsView) => Promise<string>;
  /** Renders a page for developers to HTML; undefined when there is no such page. */
  renderDevPage: (request: DevRequest) => Promise<string | undefined>;
}

/** What documents are made with. */
interface DocumentSource {
  renderers: () => Promise<typeof renderers>;
  tagsOf: (page: VikePage) => BrowserTags | Promise<BrowserTags>;
  /** Parts of pages are kept where no source changes. */
  cacheFragments: boolean;
  onFailure?: (error: unknown) => void;
}

/** Sources as they are now, and the tags by which a browser asks Vite for its script. */
const sources = ({ load, show }: Pick<DevelopmentServer, 'load' | 'show'>): DocumentSource => ({
  renderers: () => load('/site/documents.ts'),
  tagsOf: askVike,
  cacheFragments: false,
  onFailure: show,
});

/** What the build has made of them. */
async function built(): Promise<DocumentSource> {
  const tags = await readBrowserTags();
  const renderers = await import('../../site/documents');
  return { renderers: async () => renderers, tagsOf: (page) => tags[page], cacheFragments: true };
}

/** The one way to a document, in development and in production; only where its code and its tags come from differs. */
export async function documents(
  development?: Pick<DevelopmentServer, 'load' | 'show'>,
): Promise<Documents> {
  const source = development ? sources(development) : await built();
  const { renderers, tagsOf, cacheFragments, onFailure } = source;
  return {
    renderDocument: async (data) => {
      const tags = await tagsOf(data.mode === 'edit' ? 'canvas' : 'page');
      const { renderDocument } = await renderers();
      const document = renderDocument(data, { tags, cacheFragments });
      onFailure?.(document.failures[0]?.error);
      return encodeDocument(document);
    },
    renderEditor: async (view) => {
      const { renderEditor } = await renderers();
      return htmlText((await renderEditor(view, await tagsOf('editor'))).html);
    },
    renderLeads: async (view) => {
      const { renderLeads } = await renderers();
      return htmlText((await renderLeads(view)).html);
    },
    renderDevPage: async (request) => {
      const { renderDevPage } = await renderers();
      const document = await renderDevPage(request, await tagsOf('page'));
      return document && htmlText(document.html);
    },
  };
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
