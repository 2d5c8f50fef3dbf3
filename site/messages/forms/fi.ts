import type { FormMessages } from './formMessages';

/** Default texts of forms in Finnish. */
export const formFi = {
  formFaultPattern: 'Tarkista, mitä tässä lukee',
  formFaultTooEarly: 'Valitse tämä päivä tai myöhempi',
  formFaultUnknown: 'Valitse luettelosta',
  formDraftNote:
    'Säilytimme aiemmin täyttämäsi tiedot. Ne pysyvät tällä välilehdellä, kunnes lähetät lomakkeen.',
  formDraftClear: 'Tyhjennä lomake',
} as const satisfies FormMessages;
