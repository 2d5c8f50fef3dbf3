import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { JotForm } from '../domain/forms/jot/jotForm.types';
import type { SearchCars } from '../domain/search/carSearch';
import type { SearchDealers } from '../domain/search/dealerSearch';
import type { SearchKits } from '../domain/search/kitSearch';

/** The page around a block whose data is being loaded. */
export interface DataPage {
  /** Id of the page's item. */
  id?: string;
  /** Name of the page's type, such as `StoryPage`. */
  template: string;
  /** ISO 639-1. */
  language: string;
  /** Public address, language prefix included, without the query. */
  path: string;
  /** Address of the item; differs from `path` where one item serves many addresses. */
  itemPath: string;
  /** The item's own fields, which match the contract of its type. */
  fields: Readonly<Record<string, unknown>>;
}

/** The site that a block's data is loaded for; every `Site` is one. */
export interface DataSite {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  distanceUnit: 'km' | 'miles';
  /** Source of the location finder. */
  locations: 'dealers' | 'chargingPoints' | 'pickupDealers';
  /** ISO 4217. */
  currency: string;
  /** Absent on sites without the form for a service request. */
  serviceRequest?: { newsletterRequired: boolean; motorcycleDealer: string };
  /** Number of cars per page of the car list. */
  carsPerPage: number;
  features: { kits: boolean; carMap: boolean };
}

/** Time zones (IANA) by country (ISO 3166-1 alpha-2): opening hours are in the dealer's own time zone. */
type TimeZones = Readonly<Record<string, string>>;

/** Data and services for a block's loader. */
export interface DataRequest {
  /** Queries the content platform; equal queries of a page's blocks share the answer. Rejects as the client does. */
  runQuery: <Answer, Variables extends OperationVariables>(
    document: TypedDocumentNode<Answer, Variables>,
    variables: Variables,
  ) => Promise<Answer>;
  /** Searches the cars of the site; after a failure, which is logged, the page is not cached. */
  cars: SearchCars;
  /** Searches the dealers of the site, as `cars` does. */
  dealers: SearchDealers;
  /** Searches the accessory kits of the site, as `cars` does. */
  kits: SearchKits;
  /**
   * Whether quotes of kits go to the stand-in, so that dealer staff may try the kit shop with an example
   * session.
   */
  kitSessionSample: boolean;
  /** Address of the script of the provider whose own script renders its forms. */
  hubspotScriptUrl: string;
  /**
   * A form of the provider whose fields we render; undefined if it has no such form. Rejects when the
   * provider fails.
   */
  jotForm: (formId: string) => Promise<JotForm | undefined>;
  /** Path of the car list in the page's language, where the site has one. */
  carListPath?: string;
  /** Path of the pages of dealers in the page's language, where the site has them. */
  dealerPath?: string;
  /** Redirect for visitors of a dealer that does not exist, if the site's dictionary has one. */
  missingDealerPath?: string;
  page: DataPage;
  site: DataSite;
  timeZones: TimeZones;
  /** Id of the item that holds the block's fields. */
  dataSource?: string;
  /** Query of the visitor's address; contains only the loader's own `queryKeys`. */
  query: URLSearchParams;
  /** Logs a failure after which the block can still be shown. The page is shown but not cached. */
  report: (error: unknown) => void;
}

/** Metadata that a block sets for its page, if the page is about the content of the block. */
export interface PageMetadata {
  /**
   * Status of the page if it is not 200: 404 if what it shows no longer exists, 503 if that is unknown right
   * now.
   */
  status?: 404 | 503;
  /** Address of the page that visitors are redirected to with 302, if it is another one. */
  movedTo?: string;
  /** True if search engines must not index the page, because another one has the same content. */
  noIndex?: boolean;
  /** Replaces the page's own title. */
  title?: string;
  /** Values of the placeholders in the page's title and descriptions, such as `{car}`. */
  words?: Readonly<Record<string, string>>;
  /** Picture for previews of the page on other sites. */
  image?: { src: string; alt: string };
}

/**
 * Loads a block's data that is not in its fields, on the server and before the page is rendered: the `loader`
 * of `blocks/<Name>/<Name>.data.ts`. The component gets the result as its prop `data`. When loading rejects,
 * an error card is shown instead of this one block.
 */
export interface BlockLoader<Fields, Data> {
  /** Keys of the address's query that the data depends on; the loader gets no others. */
  queryKeys?: readonly string[];
  /** True if the data decides the page's status: the answer must not begin without it. */
  decidesStatus?: boolean;
  load: (fields: Fields, request: DataRequest) => Promise<Data>;
  /** Metadata of the page from the data; that of the first block with metadata is used. */
  metadata?(data: Data, fields: Fields): PageMetadata | undefined;
}

/** Type of a component's prop `data`; `never` if it has none. */
export type DataOf<Component> = Component extends (props: infer Props) => unknown
  ? 'data' extends keyof Props
    ? Props['data' & keyof Props]
    : never
  : never;

/** Props of a block with a loader. Without data, as in a preview of a single block, it shows what it can. */
export type WithData<Props, Data> = Props & { data?: Data };
