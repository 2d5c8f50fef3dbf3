import type { AnyObject, ObjectSchema } from 'yup';
import type { OfferedServices } from '../model/serviceRequest';
import type { FindPlacedForms } from './jotFormsOf';
import type { Site } from '../../../sites/site.types';
import type { AcceptedEnquiry, Destination, Recipient } from './leads/lead.types';
import type { JotformClient } from './jotformClient';
import type { SearchClient } from '../../search/server/searchClient';
import type { EstimateVehicle } from './vehicles/tradeInEstimates';

/** Sources of form definitions outside the code: other providers, and the content of pages. */
export interface FormSources {
  findJotForm: JotformClient['find'];
  /** Ids of the provider's forms on a page; other forms of the account are not public. */
  jotFormsOf: FindPlacedForms;
  /** Services that the service request on a page offers; undefined while the page cannot be read. */
  findServices: (site: Site, path: string) => Promise<OfferedServices | undefined>;
}

/** The page that a form was filled in on. */
interface FormPage {
  site: Site;
  path: string;
}

/** Lookups for the data that the server adds to an enquiry. */
interface LeadLookups {
  search: SearchClient['search'];
  estimateVehicle: EstimateVehicle;
}

/** Properties that differ between forms; the server handles all forms in the same way. */
export interface FormDefinition {
  /**
   * Whether a site has the form: requests from other sites are refused, since they would have no recipient.
   */
  isOn: (site: Site) => boolean;
  /** `formName` on a site, by the site's name in code. */
  formName: (site: string) => string;
  /** The schema of the values, the same as in the browser. */
  schema: ObjectSchema<AnyObject>;
  /** Returns the context of the schema for a site and the page of the form. */
  context?: (site: Site, page: URL, sources: FormSources) => object | Promise<object>;
  /**
   * Finds the schema for these values, if the form is defined outside the code.
   * @throws HttpError for values that belong to no form
   */
  findSchema?: (
    values: unknown,
    sources: FormSources,
    page: FormPage,
  ) => Promise<ObjectSchema<AnyObject>>;
  /** Whether the form is about a car in stock. */
  isAboutCar: boolean;
  /** Id of the thank-you element on the form's page, for a form that was sent without JavaScript. */
  sentAnchor: string | ((values: Readonly<Record<string, unknown>>) => string);
  /** The upstream that receives the enquiry. */
  destination: Destination;
  /**
   * Finds values that the server adds, such as the recipient. Undefined for a form to which it adds none.
   * @throws NoRecipient if no recipient exists, or another error if it cannot be looked up now
   */
  findRecipient?: (lookups: LeadLookups, enquiry: AcceptedEnquiry) => Promise<Recipient>;
}
