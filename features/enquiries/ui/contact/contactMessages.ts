import type { MessageKey } from '../../../../design-system/messages';
import { formMessages } from '../formMessages';

/** Keys of the texts that the form shows in the browser. */
export const contactMessages: readonly MessageKey[] = [
  ...formMessages,
  'contactName',
  'contactPhone',
  'contactEmail',
  'contactMessage',
  'contactSeller',
  'contactQuote',
  'contactTestDrive',
  'contactSubmit',
  'contactSuccessTitle',
  'contactSuccess',
  'contactCall',
  'detailAllCars',
  'contactFormError',
  'contactPrivacy',
];
