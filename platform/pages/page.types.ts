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
  /**
   * The client that the rendering is queued for when many wait: an address, or its network. It does not
   * affect the page.
   */
  visitor?: string;
  /** Id of the page's variant to show; the original when absent. */
  variant?: string;
  /** Deadline of the page's data, by `performance.now()`; no limit when absent. */
  deadline?: number;
  /** Whether the page may be sent in two fragments, if some of its blocks are slow. */
  mayBegin?: boolean;
  /** Data that is private to the visitor. */
  privateView?: PrivateView;
  /** Shows published content the way a preview does: without page views and consent. */
  published?: boolean;
  /** Headers that name the layout that an editor is looking at, for the content platform. */
  editorHeaders?: Readonly<Record<string, string>>;
}

/** A page as HTML. */
export interface RenderedPage {
  status: number;
  /** The content platform has no page at the address: it is queried again before this is sent. */
  isUnknown?: boolean;
  html: EncodedHtml;
  headers: Record<string, string>;
  cacheable: boolean;
  /** The kind of page for metrics; `content` when absent. */
  kind?: PageKind;
  /** Content paths that the page was made from: publishing one of them makes the page stale. */
  paths: readonly string[];
  /** Keys of everything else that it was made from. */
  keys?: readonly SurrogateKey[];
  /**
   * Address of the content item that answers, not encoded; `,-w-,` stands for any segment where the item
   * serves many addresses (schema/anySegment.ts). When absent, the page's own address.
   */
  route?: string;
  /** Query keys that change the page; all others are ignored by the cache. None by default. */
  queryKeys?: readonly string[];
  /** Running variants of the page; some visitors get one of them instead of the page. */
  variants?: readonly VariantOffer[];
  /** The complete page, when `html` is only its opening. */
  fullPage?: Promise<RenderedPage>;
  /** The remainder of the page, after the opening that was sent. */
  tail?: Buffer;
  /** Addresses of the editor's scripts on a page that is being edited. */
  editorScripts?: readonly string[];
}

/**
 * Renders a page.
 * @throws UpstreamError when the content platform cannot be reached
 */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** Renders the site's own page for a status of 400 and above. */
export type RenderErrorPage = (request: PageRequest & { status: number }) => Promise<RenderedPage>;
