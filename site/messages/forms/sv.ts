import type { FormMessages } from './formMessages';

/** Default texts of forms in Swedish. */
export const formSv = {
  formFaultPattern: 'Kontrollera det som står här',
  formFaultTooEarly: 'Välj i dag eller en senare dag',
  formFaultUnknown: 'Välj ett alternativ i listan',
  formDraftNote:
    'Vi har sparat det du fyllde i förut. Det stannar i den här fliken tills du skickar.',
  formDraftClear: 'Töm formuläret',
} as const satisfies FormMessages;
