import type { ApolloClient } from '@apollo/client';
import type { PageMetadata } from '../../rendering/blockData';
import type { CarAnswer, CarQuery } from '../../domain/search/carSearch';
import type { KitAnswer, KitQuery } from '../../domain/search/kitSearch';
import type { DealerQuery, SearchDealers } from '../../domain/search/dealerSearch';
import type { JotForm } from '../../domain/forms/jot/jotForm.types';
import type { PrivateView } from '../../rendering/privateView';
import type { QueryFn } from '../content/queryCache';
import type { PageItem } from '../content/fetchPage';
import type { NavigationSource } from '../content/navigation';
import type { ContentProblem, Page } from '../content/page.types';
import type { PageSources } from './pageSources';
import type { SiteContent, SiteContentSource } from '../content/siteContent';
import type { Language, Site } from '../../sites/site.types';

/** The server's input for rendering a page: the address, and the services that its data comes from. */
export interface PageInput {
  site: Site;
  /** Path as requested, encoded, without the query. */
  path: string;
  /** The query; blocks with a loader may use it. */
  query?: URLSearchParams;
  mode: PageMode;
  services: PageServices;
  /**
   * Renders the site's own page for this status (400 and above) instead of the page at the path.
   */
  errorStatus?: number;
  /** The item that an editor requests, instead of the one at the path. */
  item?: PageItem;
  /**
   * Milliseconds after which the page may be sent without blocks that are still loading; the data then has
   * `fullData`. All blocks are awaited when absent.
   */
  deferAfterMs?: number;
  /** Renders only the block with this uid, for the platform's component library. */
  blockUid?: string;
}

/** Normal pages are cached; preview and editing show unpublished content. */
export type PageMode = 'normal' | 'preview' | 'edit';

/** Services that loaders of blocks use. */
export interface PageServices {
  content: ApolloClient;
  /** Answers to queries of blocks that go beyond their fields. */
  runQuery: QueryFn;
  /** Searches the cars of a site; never rejects. */
  searchCars: (site: Site, query: CarQuery) => Promise<CarAnswer>;
  /** Searches the dealers of a site; never rejects. */
  searchDealers: (site: Site, query: DealerQuery) => ReturnType<SearchDealers>;
  /** Searches the kits of a site; never rejects. */
  searchKits: (site: Site, query: KitQuery) => Promise<KitAnswer>;
  /** Whether dealer staff may try the kit shop with an example session; its quotes go to the stand-in. */
  kitSessionSample: boolean;
  /** Address of the script of the provider that renders forms itself. */
  hubspotScriptUrl: string;
  /** Key that browsers subscribe to push messages with; undefined when they are off. */
  pushKey?: string;
  /**
   * A form of the provider whose fields we render; undefined if it has no such form. Rejects when the
   * provider fails.
   */
  findJotForm: (formId: string) => Promise<JotForm | undefined>;
  siteContent: SiteContentSource;
  navigation: NavigationSource;
  /** Blur placeholders (data URIs) of pictures, by source; those not ready in time are absent. */
  placeholders: (sources: readonly string[]) => Promise<Readonly<Record<string, string>>>;
  /** Hosts other than the media library whose pictures the image endpoint scales. */
  imageHosts: readonly string[];
  /** Public origin of a site, such as `https://automotive.example`, for absolute addresses. */
  origin: (site: Site) => string;
  /** Whether unknown blocks are shown as a labelled box: in development. */
  showUnknownBlocks: boolean;
  /** Share of the page views that report their speed; none when absent. */
  vitalsShare?: number;
  /** Called with the problems of content that was left out of a page. */
  onProblems: (problems: readonly ContentProblem[], routePath: string) => void;
  /** Called with data that a block could not load and is rendered without. */
  onDataError: (error: unknown, block: string) => void;
}

/** Everything that rendering needs, gathered by loadPage.ts; rendering itself is synchronous. */
export interface PageData {
  /** HTTP status. */
  status: number;
  /** The content platform has no page at the address. */
  isUnknown?: boolean;
  /** Path of the page in the requested language, when it was requested at its address in another language. */
  translatedPath?: string;
  site: Site;
  language: Language;
  /** Route below the site's root, without the language prefix. */
  routePath: string;
  mode: PageMode;
  /** Undefined when not even the site's error page is available: only the shell is shown. */
  page?: Page;
  content: SiteContent;
  placeholders: Readonly<Record<string, string>>;
  /** Hosts other than the media library whose pictures the image endpoint scales. */
  imageHosts: readonly string[];
  origin: string;
  /** Whether unknown blocks are shown as a labelled box: in development. */
  showUnknownBlocks: boolean;
  /** Share of the page's views that are measured; none when absent. */
  vitalsShare?: number;
  /** Query keys that change the page. */
  queryKeys?: readonly string[];
  /** The content and stock that the page was made from; absent for a shell without content. */
  sources?: PageSources;
  /** True when a block of the page could not be loaded: the page must not be cached. */
  incomplete?: boolean;
  /** Metadata of what the page shows, as reported by the block that shows it. */
  metadata?: PageMetadata;
  /** The complete data, when blocks of this page are still awaited. */
  fullData?: Promise<PageData>;
  /** Data that is private to the visitor. */
  privateView?: PrivateView;
  /** Key that browsers subscribe to push messages with; undefined when they are off. */
  pushKey?: string;
}
