/** Keys of the texts of the form about a car. */
export type ContactMessageKey =
  | 'contactName'
  | 'contactPhone'
  | 'contactEmail'
  | 'contactMessage'
  | 'contactSeller'
  | 'contactQuote'
  | 'contactTestDrive'
  | 'contactSubmit'
  | 'contactSending'
  | 'contactSuccessTitle'
  | 'contactSuccess'
  | 'contactCall'
  | 'contactAnother'
  | 'contactFormError'
  | 'contactInvalidInput'
  | 'contactPrivacy'
  | 'contactFaultRequired'
  | 'contactFaultPhone'
  | 'contactFaultEmail'
  | 'contactFaultTooLong';

/** The default texts of the form about a car of one language, complete. */
export type ContactMessages = Record<ContactMessageKey, string>;
