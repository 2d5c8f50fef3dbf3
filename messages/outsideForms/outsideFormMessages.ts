/** Keys of the texts around forms of outside providers. */
export type OutsideFormMessageKey =
  | 'formIdMissing'
  | 'formOpen'
  | 'formLoading'
  | 'formNeedsScript'
  | 'formNeedsConsent'
  | 'formConsentSettings'
  | 'formDown'
  | 'jotSend'
  | 'jotSent'
  | 'jotFailed'
  | 'jotPrivacy'
  | 'jotElsewhere'
  | 'jotOpenElsewhere'
  | 'jotFirstName'
  | 'jotLastName'
  | 'jotStreet'
  | 'jotPostal'
  | 'jotCity'
  | 'jotOther'
  | 'jotFaultNumber'
  | 'jotFaultDate';

/** The default texts around such forms of one language, complete. */
export type OutsideFormMessages = Record<OutsideFormMessageKey, string>;
