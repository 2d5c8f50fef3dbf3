import type { AnyObject, ObjectSchema } from 'yup';
import type { OfferedServices } from '../model/serviceRequest';
import type { JotFormsOf } from './jotFormsOf';
import type { Site } from '../../../sites/site.types';
import type { AcceptedEnquiry, Destination, Recipient } from './leads/lead.types';
import type { JotformClient } from './jotformClient';
import type { SearchClient } from '../../search/server/searchClient';
import type { EstimateVehicle } from './vehicles/tradeInEstimates';

/** Where what forms ask comes from, apart from the code: other providers, and the content of pages. */
export interface FormSources {
  findJotForm: JotformClient['find'];
  /** The forms that a page has: others of the same account are not the visitors' business. */
  jotFormsOf: JotFormsOf;
  /** What the service request on a page offers; undefined while that cannot be told. */
  findServices: (site: Site, path: string) => Promise<OfferedServices | undefined>;
}

/** The page that a form was filled in on. */
interface FormPage {
  site: Site;
  path: string;
}

/** What is asked for what the server adds to an enquiry. */
interface LeadLookups {
  search: SearchClient['search'];
  estimateVehicle: EstimateVehicle;
}

/** What the server needs to know of a form; everything else it does alike for all of them. */
export interface FormDefinition {
  /** Whether a site has the form: what is sent from another would reach nobody. */
  isOn: (site: Site) => boolean;
  /** `formName` on a site, by the site's name in code (spec 2 §7). */
  formName: (site: string) => string;
  /** Checks what was filled in; the browser checks with the same. */
  schema: ObjectSchema<AnyObject>;
  /** What the schema asks of the site, and of the page that the form is on. */
  context?: (site: Site, page: URL, sources: FormSources) => object | Promise<object>;
  /**
   * The schema of these very values, where somebody else says what the form asks.
   * @throws HttpError for values of no form
   */
  findSchema?: (
    values: unknown,
    sources: FormSources,
    page: FormPage,
  ) => Promise<ObjectSchema<AnyObject>>;
  /** The form names a car of the stock. */
  isAboutCar: boolean;
  /** Id of the element that thanks on the form's page for these values, when they were sent without script. */
  sentAnchor: string | ((values: Readonly<Record<string, unknown>>) => string);
  /** Which upstream gets it. */
  destination: Destination;
  /**
   * What the server adds to the values, such as who gets them; nothing where this is absent.
   * @throws NoRecipient, or anything when it cannot be told now
   */
  findRecipient?: (lookups: LeadLookups, enquiry: AcceptedEnquiry) => Promise<Recipient>;
}
