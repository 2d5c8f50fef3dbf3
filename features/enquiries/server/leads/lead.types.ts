import type { Car } from '../../../../domain/documents/car';
import type { Site } from '../../../../sites/site.types';

/** Upstreams that receive enquiries; stored with each enquiry. */
export type Destination = 'comhub' | 'automaster' | 'jotform';

/** Values of a form, validated by its schema. */
export type FormValues = Readonly<Record<string, unknown>>;

/** An enquiry as a visitor sent it, validated. */
export interface Enquiry extends StoredEnquiry {
  site: Site;
  formName: string;
  /** UUID of this submission, the same each time that it is sent. */
  formSubmissionId: string;
  destination: Destination;
  /** Whether the enquiry is not stored while one with the same values is pending under another id. */
  isUniqueWhilePending?: boolean;
}

/** Data of an enquiry that the outbox stores. */
export interface StoredEnquiry {
  values: FormValues;
  /** The car in stock that it is about, if any. */
  carId?: string;
  /** Address of the form's page. */
  source: string;
}

/** Data from which the recipient of an enquiry is found; `site` is the site's name in code. */
export interface AcceptedEnquiry extends StoredEnquiry {
  site: string;
}

/** Values that the server adds to an enquiry, such as its recipient. */
export type Recipient = Readonly<Record<string, unknown>>;

/** A car as included in enquiries: without pictures and long texts. */
export type EnquiredCar = Partial<
  Omit<Car, 'car_images' | 'car_equipment' | 'car_primary_image' | 'car_description'>
>;

/** Recipient and car of an enquiry. */
export type CarRecipient = Recipient & { car: EnquiredCar; toName: string; toEmail: string };

/** An enquiry as it is delivered. */
interface Lead {
  formName: string;
  formSubmissionId: string;
  values: Readonly<Record<string, unknown>>;
}

/** Client of an upstream that receives enquiries. */
export interface LeadClient {
  /**
   * Delivers an enquiry. Any 2xx status means that it is accepted (OQ-76); the body is ignored.
   * @throws UpstreamError
   */
  send: (lead: Lead) => Promise<void>;
}
