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
  /** The item's own fields, fit to the contract of its type. */
  fields: Readonly<Record<string, unknown>>;
}

/** The site that a block's data is loaded for; a site of the type `Site` is one. */
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
  /** Cars of a page of the car list. */
  carsPerPage: number;
  features: { kits: boolean; carMap: boolean };
}

/** Time zones (IANA) by country (ISO 3166-1 alpha-2): dealers keep the hours of their own. */
type TimeZones = Readonly<Record<string, string>>;

/** What a block's loader knows, and whom it may ask. */
export interface DataRequest {
  /** Asks the content platform; blocks of a page that ask the same share the answer. Rejects as the client does. */
  ask: <Answer, Variables extends OperationVariables>(
    document: TypedDocumentNode<Answer, Variables>,
    variables: Variables,
  ) => Promise<Answer>;
  /** Searches the cars of the site; a failure is logged and the page is not kept. */
  cars: SearchCars;
  /** Searches the dealers of the site, as `cars` does. */
  dealers: SearchDealers;
  /** Searches the accessory kits of the site, as `cars` does. */
  kits: SearchKits;
  /** Quotes of kits go to a stand-in, so that an example of a session does no harm. */
  kitSessionSample: boolean;
  /** Address of the script of the provider that draws forms itself. */
  hubspotScript: string;
  /** A form of the provider whose fields we draw; undefined for one that it does not have. Rejects when it fails. */
  jotForm: (formId: string) => Promise<JotForm | undefined>;
  /** Path of the car list in the page's language, where the site has one. */
  carListPath?: string;
  /** Path of the pages of dealers in the page's language, where the site has them. */
  dealerPath?: string;
  /** Where visitors of a dealer that is not there are sent, where the site's dictionary says. */
  missingDealerPath?: string;
  page: DataPage;
  site: DataSite;
  timeZones: TimeZones;
  /** Id of the item that holds the block's fields. */
  dataSource?: string;
  /** What the visitor asked for; only the loader's own `queryKeys` are in it. */
  query: URLSearchParams;
  /** Tells the log of a failure that the block survives. The page is shown but not kept. */
  report: (error: unknown) => void;
}

/** What a block says of its page, where the page is about what the block shows. */
export interface PageMetadata {
  /** Status of the page where it is not 200: gone, or cannot be told right now. */
  status?: 404 | 503;
  /** Address of the page on the site, where this is not it: visitors are sent there by 302. */
  movedTo?: string;
  /** Search engines shall not keep the page: another one says the same. */
  noIndex?: boolean;
  /** Title of the page instead of its own. */
  title?: string;
  /** Words for the page's title and descriptions, which name them in braces: `{car}`. */
  words?: Readonly<Record<string, string>>;
  /** Picture for previews of the page elsewhere. */
  image?: { src: string; alt: string };
}

/**
 * Loads what a block shows besides its fields, on the server and before the page is rendered: the
 * `loader` of `blocks/<Name>/<Name>.data.ts`. The component gets the result as its prop `data`. When
 * loading rejects, an error card is shown instead of this one block.
 */
export interface BlockLoader<Fields, Data> {
  /** Keys of the address's query that the data depends on; others never reach the loader. */
  queryKeys?: readonly string[];
  /** The status of the page is told by the data: the page cannot begin without it. */
  decidesStatus?: boolean;
  load: (fields: Fields, request: DataRequest) => Promise<Data>;
  /** What the data says of the page; of several blocks the first counts. */
  metadata?(data: Data, fields: Fields): PageMetadata | undefined;
}

/** What a component reads as its prop `data`; `never` where it has none. */
export type DataOf<Component> = Component extends (props: infer Props) => unknown
  ? 'data' extends keyof Props
    ? Props['data' & keyof Props]
    : never
  : never;

/** Props of a block with a loader. Without data, as in a preview of the block alone, it shows what it can. */
export type WithData<Props, Data> = Props & { data?: Data };
