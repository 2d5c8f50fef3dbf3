import type { MessageKey } from '../../../design-system/messages';

/** Keys of the texts that every form shows in the browser. */
export const formMessages: readonly MessageKey[] = [
  'chooseOption',
  'errorSummary',
  'fieldError',
  'optional',
  'contactSending',
  'contactAnother',
  'contactInvalidInput',
  'contactFaultRequired',
  'contactFaultPhone',
  'contactFaultEmail',
  'contactFaultTooLong',
  'formFaultPattern',
  'formFaultTooEarly',
  'formFaultTooLate',
  'formFaultUnknown',
  'formTooMany',
  'formEmailMeant',
  'formEmailTake',
  'formDraftNote',
  'formDraftClear',
];
