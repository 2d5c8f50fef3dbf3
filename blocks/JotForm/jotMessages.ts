import type { MessageKey } from '../../design-system/messages';
import { formMessages } from '../../features/enquiries/ui/formMessages';

/** Keys of the texts of the form. */
export const jotMessages: readonly MessageKey[] = [
  ...formMessages,
  'jotSend',
  'jotSent',
  'jotFailed',
  'jotPrivacy',
  'jotElsewhere',
  'jotOpenElsewhere',
  'jotFirstName',
  'jotLastName',
  'jotStreet',
  'jotPostal',
  'jotCity',
  'jotOther',
  'jotFaultNumber',
  'jotFaultDate',
];
