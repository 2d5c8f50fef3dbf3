import type { ContactMessages } from './contactMessages';

/** Default texts of the form about a car in British English. */
export const contactEn = {
  contactName: 'Name',
  contactPhone: 'Phone',
  contactEmail: 'Email',
  contactMessage: 'Message',
  contactSeller: 'Choose seller',
  contactQuote: 'I would like a quote',
  contactTestDrive: 'I would like a test drive',
  contactSubmit: 'Send enquiry',
  contactSending: 'Sending …',
  contactSuccessTitle: 'Thank you!',
  contactSuccess: 'We have received your enquiry and will get back to you as soon as we can.',
  contactCall: 'Would you rather talk? Call {dealer}:',
  contactAnother: 'Send another enquiry',
  contactFormError: 'Your enquiry could not be sent just now. Try again in a moment, or call us.',
  contactInvalidInput: 'Something is not filled in correctly',
  contactPrivacy: 'We use these details to answer your enquiry.',
  contactFaultRequired: 'Fill in this field',
  contactFaultPhone: 'Enter a phone number of 6 to 20 digits, with a + first if you like',
  contactFaultEmail: 'Enter a whole email address, such as name@example.com',
  contactFaultTooLong: 'The text is too long',
} as const satisfies ContactMessages;
