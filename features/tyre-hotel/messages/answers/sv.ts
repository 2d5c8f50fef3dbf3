/** Default texts that our server says of the tyre hotel, where it has no words of its own, in Swedish. */
export const sv = {
  tireAnswerNoAgreement: 'Vi hittar inget däckhotellsavtal för detta registreringsnummer.',
  tireAnswerFailed: 'Något gick fel, var god och försök senare.',
  tireAnswerTooManyCodes: 'Vi har skickat för många koder. Försök igen om {minutes} min.',
  tireAnswerTooMany: 'För många försök. Vänta en stund och försök igen.',
  tireAnswerWrongCode: 'Fel kod. Försök igen.',
  tireAnswerCodeOver: 'Koden gäller inte längre. Begär en ny.',
  tireAnswerLoggedOut: 'Du är utloggad. Sök på ditt registreringsnummer igen.',
  tireAnswerTaken: 'Tiden är inte längre ledig. Välj en annan.',
  tireAnswerInvalid: 'Uppgifterna kan inte läsas. Kontrollera dem och försök igen.',
  tireAnswerTriesLeft: 'Försök kvar: {count}.',
  tireAnswerCancelled: 'Bokningen är avbokad.',
  tireAnswerNotMade: 'Bokningen gjordes inte. Försök igen.',
};
