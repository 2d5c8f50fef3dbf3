import type { FormMessages } from './formMessages';

/** Default texts of forms in Slovak. */
export const formSk = {
  formFaultPattern: 'Skontrolujte, čo je tu uvedené',
  formFaultTooEarly: 'Vyberte dnešok alebo neskorší deň',
  formFaultUnknown: 'Vyberte jednu z možností',
  formDraftNote:
    'Zachovali sme, čo ste vyplnili predtým. Zostane to na tejto karte, kým formulár neodošlete.',
  formDraftClear: 'Vymazať formulár',
} as const satisfies FormMessages;
