import type { sv } from './sv';

/** Default texts that our server says of the tyre hotel, where it has no words of its own, in Norwegian. */
export const nb = {
  tireAnswerNoAgreement: 'Vi finner ingen dekkhotellavtale for dette registreringsnummeret.',
  tireAnswerFailed: 'Noe gikk galt, prøv igjen senere.',
  tireAnswerTooManyCodes: 'Vi har sendt for mange koder. Prøv igjen om {minutes} min.',
  tireAnswerTooMany: 'For mange forsøk. Vent litt og prøv igjen.',
  tireAnswerWrongCode: 'Feil kode. Prøv igjen.',
  tireAnswerCodeOver: 'Koden gjelder ikke lenger. Be om en ny.',
  tireAnswerLoggedOut: 'Du er logget ut. Søk på registreringsnummeret ditt igjen.',
  tireAnswerTaken: 'Tiden er ikke lenger ledig. Velg en annen.',
  tireAnswerInvalid: 'Opplysningene kan ikke leses. Sjekk dem og prøv igjen.',
  tireAnswerTriesLeft: 'Forsøk igjen: {count}.',
  tireAnswerCancelled: 'Bestillingen er avbestilt.',
  tireAnswerNotMade: 'Bestillingen ble ikke gjort. Prøv igjen.',
} satisfies Record<keyof typeof sv, string>;
