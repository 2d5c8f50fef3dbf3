import type { MessageKey } from '../../../design-system/messages';

/** Message keys that all forms use in the browser. */
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
