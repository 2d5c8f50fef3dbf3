import type { EditorMailTexts } from '../../features/editing/model/editorMailTexts.types';
import type {
  BlockPreview,
  EditorLanguage,
  EditorView,
} from '../../features/editing/model/editorView.types';
import type { LeadsView } from '../../features/enquiries/model/leadsView.types';
import type { PageData } from '../../platform/pages/pageData.types';
import { htmlText } from '../../platform/pages/html';
import type { DevRequest } from '../../site/dev/devPage.types';
import type * as renderers from '../../site/documents';
import type { BrowserTags, RenderedDocument } from '../../site/page/renderDocument';
import type { DevelopmentServer } from '../development/DevelopmentServer';
import { renderBrowserTags, readBrowserTags, type VikePage } from './browserTags';
import { encodeHtml, type EncodedHtml } from '../../platform/pages/encodeHtml';

/** An encoded page, with the data about it that is logged. */
export interface EncodedDocument extends Pick<RenderedDocument, 'failures' | 'notes'> {
  html: EncodedHtml;
  /** Fragments of a page with deferred blocks (site/page/renderDocument.tsx). */
  opening?: EncodedHtml;
  tail?: EncodedHtml;
}

/** Renders a page's data to a complete HTML document. */
export type RenderDocument = (data: PageData) => Promise<EncodedDocument>;

/** Renders the editor, or the page to sign in, to HTML. */
type RenderEditor = (view: EditorView, language: EditorLanguage) => Promise<string>;

interface Documents {
  renderDocument: RenderDocument;
  renderEditor: RenderEditor;
  readMailTexts: (language: EditorLanguage) => Promise<EditorMailTexts>;
  /** Renders an example of a block to HTML; undefined when there is no such block. */
  renderBlockPreview: (preview: BlockPreview) => Promise<string | undefined>;
  /** Renders the page with undelivered enquiries to HTML. */
  renderLeads: (view: LeadsView) => Promise<string>;
  /** Renders a page for developers to HTML; undefined when there is no such page. */
  renderDevPage: (request: DevRequest) => Promise<string | undefined>;
}

/** Where the renderers and the browser's tags come from. */
interface DocumentSource {
  renderers: () => Promise<typeof renderers>;
  tagsOf: (page: VikePage) => BrowserTags | Promise<BrowserTags>;
  /** Whether fragments of pages are cached: not in development, where sources change. */
  cacheFragments: boolean;
  onFailure?: (error: unknown) => void;
}

/** The current sources, with the tags that load Vite's script. */
const developmentSource = ({
  load,
  setRenderError,
}: Pick<DevelopmentServer, 'load' | 'setRenderError'>): DocumentSource => ({
  renderers: () => load('/site/documents.ts'),
  tagsOf: renderBrowserTags,
  cacheFragments: false,
  onFailure: setRenderError,
});

/** The output of the build. */
async function builtSource(): Promise<DocumentSource> {
  const tags = await readBrowserTags();
  const renderers = await import('../../site/documents');
  return { renderers: async () => renderers, tagsOf: (page) => tags[page], cacheFragments: true };
}

/**
 * Creates all documents, in development and in production; only the origin of their code and tags differs.
 */
export async function createDocuments(
  development?: Pick<DevelopmentServer, 'load' | 'setRenderError'>,
): Promise<Documents> {
  const source = development ? developmentSource(development) : await builtSource();
  const { renderers, tagsOf: getTags, cacheFragments, onFailure } = source;
  return {
    renderDocument: async (data) => {
      const tags = await getTags(data.mode === 'edit' ? 'canvas' : 'page');
      const { renderDocument } = await renderers();
      const document = renderDocument(data, { tags, cacheFragments });
      onFailure?.(document.failures[0]?.error);
      return encodeDocument(document);
    },
    renderEditor: async (view, language) => {
      const { renderEditor } = await renderers();
      return htmlText((await renderEditor(view, language, await getTags('editor'))).html);
    },
    readMailTexts: async (language) => (await renderers()).readMailTexts(language),
    renderBlockPreview: async (preview) => {
      const { renderBlockPreview } = await renderers();
      const document = await renderBlockPreview(preview);
      return document && htmlText(document.html);
    },
    renderLeads: async (view) => {
      const { renderLeads } = await renderers();
      return htmlText((await renderLeads(view)).html);
    },
    renderDevPage: async (request) => {
      const { renderDevPage } = await renderers();
      const document = await renderDevPage(request, await getTags('page'));
      return document && htmlText(document.html);
    },
  };
}

/** Encodes a rendered page and its fragments. */
export function encodeDocument({
  html,
  opening,
  tail,
  ...metadata
}: RenderedDocument): EncodedDocument {
  return {
    ...metadata,
    html: encodeHtml(html),
    opening: opening === undefined ? undefined : encodeHtml(opening),
    tail: tail === undefined ? undefined : encodeHtml(tail),
  };
}
