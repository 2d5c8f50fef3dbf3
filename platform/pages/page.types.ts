import type { PrivateView } from '../../rendering/privateView';
import type { VariantOffer } from '../../domain/variants/variant.types';
import type { PageInput } from './pageData.types';
import type { PageKind } from '../../sites/pageKind';
import type { Site } from '../../sites/site.types';
import type { SurrogateKey } from './surrogateKeys';
import type { EncodedHtml } from './encodeHtml';

/** One page to render. */
export interface PageRequest extends Pick<PageInput, 'item' | 'blockUid'> {
  site: Site;
  /** Path of the address as requested, language prefix included, percent-encoded. */
  path: string;
  query: URLSearchParams;
  mode: 'normal' | 'preview' | 'edit';
  requestId: string;
  /** Whose turn it is where many wait for pages: an address, or its network. The page knows nothing of it. */
  visitor?: string;
  /** Id of the page's variant to be shown; left out, the page as it is. */
  variant?: string;
  /** When its data must be there, by `performance.now()`; without one it takes as long as it takes. */
  deadline?: number;
  /** The page may come in two parts, where blocks of it keep it waiting. */
  mayBegin?: boolean;
  /** What whoever asks sees alone. */
  privateView?: PrivateView;
  /** Shows what is public as a preview does: without page views and consent. */
  published?: boolean;
  /** Headers that tell the content platform which layout an editor looks at. */
  editorHeaders?: Readonly<Record<string, string>>;
}

/** A page as HTML. */
export interface RenderedPage {
  status: number;
  html: EncodedHtml;
  headers: Record<string, string>;
  cacheable: boolean;
  /** What is counted of the page; `content` when left out. */
  kind?: PageKind;
  /** Content paths that the page was made from: publishing one of them makes the page anew. */
  paths: readonly string[];
  /** Keys of everything else that it was made from. */
  keys?: readonly SurrogateKey[];
  /**
   * Address of the content item that answers, not encoded; `,-w-,` stands for any segment where the
   * item serves many addresses (schema/anySegment.ts). Left out, the page is its own.
   */
  route?: string;
  /** Query keys that change the page; all others are ignored by the cache. None by default. */
  queryKeys?: readonly string[];
  /** Running variants of the page: its visitors may have to get another one. */
  variants?: readonly VariantOffer[];
  /** The whole page, where `html` is only its beginning. */
  whole?: Promise<RenderedPage>;
  /** What follows the beginning that was sent. */
  rest?: Buffer;
  /** Addresses of the editor's scripts on a page that is being edited. */
  editorScripts?: readonly string[];
}

/** Renders a page. @throws UpstreamError when the content platform cannot be reached. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** Renders the site's own page for a status of 400 and above. */
export type RenderErrorPage = (request: PageRequest & { status: number }) => Promise<RenderedPage>;
