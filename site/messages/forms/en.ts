import type { FormMessages } from './formMessages';

/** Default texts of forms in British English. */
export const formEn = {
  formFaultPattern: 'Check what stands here',
  formFaultTooEarly: 'Choose today or a later day',
  formFaultUnknown: 'Choose one of the list',
  formDraftNote: 'We kept what you filled in before. It stays in this tab until you send it.',
  formDraftClear: 'Empty the form',
} as const satisfies FormMessages;
