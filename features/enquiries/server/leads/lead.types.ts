import type { Car } from '../../../../domain/documents/car';
import type { Site } from '../../../../sites/site.types';

/** Upstreams that take what forms send; kept with each enquiry. */
export type Destination = 'comhub' | 'automaster' | 'jotform';

/** What a visitor filled in, checked by the schema of the form. */
export type FormValues = Readonly<Record<string, unknown>>;

/** An enquiry as a visitor sent it, checked. */
export interface Enquiry extends KeptEnquiry {
  site: Site;
  formName: string;
  /** UUID of this one submission; the same however often it is sent. */
  formSubmissionId: string;
  destination: Destination;
  /** The same values that wait to be delivered under another id are this enquiry too. */
  isOnceWaiting?: boolean;
}

/** What an enquiry keeps in the outbox. */
export interface KeptEnquiry {
  values: FormValues;
  /** The car of the stock that it is about; absent where it is about none. */
  carId?: string;
  /** Address of the page with the form (spec 2 §7). */
  source: string;
}

/** What can be told of an enquiry when it is asked who gets it; the site by its name. */
export interface AcceptedEnquiry extends KeptEnquiry {
  site: string;
}

/** What the server adds to the values of an enquiry, such as who gets it. */
export type Recipient = Readonly<Record<string, unknown>>;

/** A car as enquiries carry it: without pictures and long texts (spec 2 §7). */
export type EnquiredCar = Partial<
  Omit<Car, 'car_images' | 'car_equipment' | 'car_primary_image' | 'car_description'>
>;

/** Whom an enquiry about a car is for, and which car. */
export type CarRecipient = Recipient & { car: EnquiredCar; toName: string; toEmail: string };

/** An enquiry as it is delivered (spec 2 §7). */
interface Lead {
  formName: string;
  formSubmissionId: string;
  values: Readonly<Record<string, unknown>>;
}

/** Client of an upstream that takes enquiries. */
export interface LeadClient {
  /**
   * Hands an enquiry over. Any 2xx takes it (checklist OQ-76), whatever else the answer says.
   * @throws UpstreamError
   */
  send: (lead: Lead) => Promise<void>;
}
