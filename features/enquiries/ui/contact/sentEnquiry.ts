/** Name of the event that the form dispatches on the page when an enquiry has been accepted. */
export const ENQUIRY_SENT_EVENT = 'forecourt:enquiry-sent';

/** What the visitor requested in a sent enquiry, without personal data. */
export interface SentEnquiry {
  quote: boolean;
  testDrive: boolean;
}
