import type { ApolloClient } from '@apollo/client';
import type { PageMetadata } from '../../rendering/blockData';
import type { CarAnswer, CarQuery } from '../../domain/search/carSearch';
import type { KitAnswer, KitQuery } from '../../domain/search/kitSearch';
import type { DealerQuery, SearchDealers } from '../../domain/search/dealerSearch';
import type { JotForm } from '../../domain/forms/jot/jotForm.types';
import type { PrivateView } from '../../rendering/privateView';
import type { Ask } from '../content/queryCache';
import type { PageItem } from '../content/fetchPage';
import type { NavigationSource } from '../content/navigation';
import type { ContentProblem, Page } from '../content/page.types';
import type { PageSources } from './pageSources';
import type { SiteContent, SiteContentSource } from '../content/siteContent';
import type { Language, Site } from '../../sites/site.types';

/** What the server gives a page to be rendered from: the address, and the services behind it. */
export interface PageInput {
  site: Site;
  /** Path as the visitor asked for it, encoded, without the query. */
  path: string;
  /** What the visitor asked for behind the path; blocks with a loader may heed it. */
  query?: URLSearchParams;
  mode: PageMode;
  services: PageServices;
  /** Renders the site's own page for this status (400 and above) in place of what the path leads to. */
  failure?: number;
  /** The item that an editor asks for, instead of the one that the path leads to. */
  item?: PageItem;
  /**
   * Milliseconds after which the page may begin without blocks that are still loading; the data then
   * has `whole`. Everything is awaited when absent.
   */
  patienceMs?: number;
  /** Renders the block with this uid alone, as the platform's component library shows it. */
  blockUid?: string;
}

/** Normal pages are cached; preview and editing show unpublished content. */
export type PageMode = 'normal' | 'preview' | 'edit';

export interface PageServices {
  content: ApolloClient;
  /** Answers to what blocks ask besides their fields. */
  ask: Ask;
  /** Searches the cars of a site; never rejects. */
  searchCars: (site: Site, query: CarQuery) => Promise<CarAnswer>;
  /** Searches the dealers of a site; never rejects. */
  searchDealers: (site: Site, query: DealerQuery) => ReturnType<SearchDealers>;
  /** Searches the kits of a site; never rejects. */
  searchKits: (site: Site, query: KitQuery) => Promise<KitAnswer>;
  /** Dealer staff may try the kit shop with an example of a session: quotes go to the stand-in. */
  kitSessionSample: boolean;
  /** Address of the script of the provider that draws forms itself. */
  hubspotScript: string;
  /** Key that browsers subscribe to push messages with; absent where they are off. */
  pushKey?: string;
  /** A form of the provider whose fields we draw; undefined for one that it does not have. Rejects when it fails. */
  findJotForm: (formId: string) => Promise<JotForm | undefined>;
  siteContent: SiteContentSource;
  navigation: NavigationSource;
  /** Blur placeholders (data addresses) of pictures, by source; those not known in time are absent. */
  placeholders: (sources: readonly string[]) => Promise<Readonly<Record<string, string>>>;
  /** Hosts besides the media library whose pictures the image endpoint scales. */
  imageHosts: readonly string[];
  /** Public origin of a site, such as `https://automotive.example`, for absolute addresses. */
  origin: (site: Site) => string;
  /** Shows a labelled box for unknown blocks: on in development. */
  showUnknownBlocks: boolean;
  /** Share of the page views that report how fast the page was; none when absent. */
  vitalsShare?: number;
  /** Told what had to be left out of a page. */
  onProblems: (problems: readonly ContentProblem[], routePath: string) => void;
  /** Told of data that a block could not load and goes on without. */
  onDataError: (error: unknown, block: string) => void;
}

/** Everything that rendering needs, gathered by loadPage.ts; rendering itself is synchronous. */
export interface PageData {
  /** HTTP status. */
  status: number;
  site: Site;
  language: Language;
  /** Route below the site's root, without the language prefix. */
  routePath: string;
  mode: PageMode;
  /** Undefined when not even the site's error page can be had: the shell stands alone. */
  page?: Page;
  content: SiteContent;
  placeholders: Readonly<Record<string, string>>;
  /** Hosts besides the media library whose pictures the image endpoint scales. */
  imageHosts: readonly string[];
  origin: string;
  /** Development shows a labelled box where content names a block that does not exist. */
  showUnknownBlocks: boolean;
  /** Share of the page's views that are measured; none when absent. */
  vitalsShare?: number;
  /** Query keys that change the page. */
  queryKeys?: readonly string[];
  /** What the page was made from; absent where it is the shell alone. */
  sources?: PageSources;
  /** Something that belongs to the page could not be loaded: it must not be kept. */
  incomplete?: boolean;
  /** What the page is about, as the block that shows it says. */
  metadata?: PageMetadata;
  /** The data with everything, where blocks of this page are still awaited. */
  whole?: Promise<PageData>;
  /** What whoever asks sees alone. */
  privateView?: PrivateView;
  /** Key that browsers subscribe to push messages with; absent where they are off. */
  pushKey?: string;
}
