/** Keys of the texts that all forms share, and of those for selling a car and for a service request. */
export type FormMessageKey =
  | 'formFaultPattern'
  | 'formFaultTooEarly'
  | 'formFaultUnknown'
  | 'formDraftNote'
  | 'formDraftClear';

/** The default texts of forms of one language, complete. */
export type FormMessages = Record<FormMessageKey, string>;
