import type { sv } from './sv';

/** Default texts that our server says of the tyre hotel, where it has no words of its own, in Finnish. */
export const fi = {
  tireAnswerNoAgreement: 'Tälle rekisterinumerolle ei löydy rengashotellisopimusta.',
  tireAnswerFailed: 'Jokin meni vikaan, yritä myöhemmin uudelleen.',
  tireAnswerTooManyCodes:
    'Olemme lähettäneet liian monta koodia. Yritä uudelleen {minutes} minuutin kuluttua.',
  tireAnswerTooMany: 'Liian monta yritystä. Odota hetki ja yritä uudelleen.',
  tireAnswerWrongCode: 'Väärä koodi. Yritä uudelleen.',
  tireAnswerCodeOver: 'Koodi ei ole enää voimassa. Pyydä uusi.',
  tireAnswerLoggedOut: 'Olet kirjautunut ulos. Hae rekisterinumerollasi uudelleen.',
  tireAnswerTaken: 'Aika ei ole enää vapaa. Valitse toinen.',
  tireAnswerInvalid: 'Tietoja ei voida lukea. Tarkista ne ja yritä uudelleen.',
  tireAnswerTriesLeft: 'Yrityksiä jäljellä: {count}.',
  tireAnswerCancelled: 'Varaus on peruttu.',
  tireAnswerNotMade: 'Varausta ei tehty. Yritä uudelleen.',
} satisfies Record<keyof typeof sv, string>;
