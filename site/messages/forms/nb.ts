import type { FormMessages } from './formMessages';

/** Default texts of forms in Norwegian. */
export const formNb = {
  formFaultPattern: 'Kontroller det som står her',
  formFaultTooEarly: 'Velg i dag eller en senere dag',
  formFaultUnknown: 'Velg fra listen',
  formDraftNote:
    'Vi har tatt vare på det du fylte ut tidligere. Det blir i denne fanen til du sender.',
  formDraftClear: 'Tøm skjemaet',
} as const satisfies FormMessages;
