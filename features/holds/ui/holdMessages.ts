import type { MessageKey } from '../../../design-system/messages';
import { formMessages } from '../../enquiries/ui/formMessages';

/** Keys of the texts that the form shows in the browser. */
export const holdMessages: readonly MessageKey[] = [
  ...formMessages,
  'holdName',
  'holdPhone',
  'holdEmail',
  'holdConsent',
  'holdSubmit',
  'holdInvalid',
  'holdFailing',
];
