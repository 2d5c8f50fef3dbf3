/** Keys of what our server says of the tyre hotel, where it has no words of its own. */
export type TireAnswerMessageKey =
  | 'tireAnswerNoAgreement'
  | 'tireAnswerFailed'
  | 'tireAnswerTooManyCodes'
  | 'tireAnswerTooMany'
  | 'tireAnswerWrongCode'
  | 'tireAnswerCodeOver'
  | 'tireAnswerLoggedOut'
  | 'tireAnswerTaken'
  | 'tireAnswerInvalid'
  | 'tireAnswerTriesLeft'
  | 'tireAnswerCancelled'
  | 'tireAnswerNotMade';

export type TireAnswerMessages = Record<TireAnswerMessageKey, string>;
