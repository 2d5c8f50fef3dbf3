import type { sv } from './sv';

/** Default texts that our server says of the tyre hotel, where it has no words of its own, in English. */
export const en = {
  tireAnswerNoAgreement: 'We find no tyre hotel agreement for this registration number.',
  tireAnswerFailed: 'Something went wrong, please try again later.',
  tireAnswerTooManyCodes: 'We have sent too many codes. Try again in {minutes} min.',
  tireAnswerTooMany: 'Too many attempts. Wait a while and try again.',
  tireAnswerWrongCode: 'Wrong code. Try again.',
  tireAnswerCodeOver: 'The code is no longer valid. Ask for a new one.',
  tireAnswerLoggedOut: 'You are logged out. Look up your registration number again.',
  tireAnswerTaken: 'That time is no longer free. Choose another one.',
  tireAnswerInvalid: 'The details cannot be read. Check them and try again.',
  tireAnswerTriesLeft: 'Tries left: {count}.',
  tireAnswerCancelled: 'The booking is cancelled.',
  tireAnswerNotMade: 'The booking was not made. Please try again.',
} satisfies Record<keyof typeof sv, string>;
