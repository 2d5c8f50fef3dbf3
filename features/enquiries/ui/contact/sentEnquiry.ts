/** Name of the event by which the form tells the page that an enquiry has been taken. */
export const enquirySent = 'forecourt:enquiry-sent';

/** What the enquiry asks for; nothing of who sent it. */
export interface SentEnquiry {
  quote: boolean;
  testDrive: boolean;
}
