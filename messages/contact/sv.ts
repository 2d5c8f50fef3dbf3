import type { ContactMessages } from './contactMessages';

/** Default texts of the form about a car in Swedish. */
export const contactSv = {
  contactName: 'Namn',
  contactPhone: 'Telefon',
  contactEmail: 'E-post',
  contactMessage: 'Meddelande',
  contactSeller: 'Välj säljare',
  contactQuote: 'Jag vill ha en offert',
  contactTestDrive: 'Jag vill provköra',
  contactSubmit: 'Skicka',
  contactSending: 'Skickar …',
  contactSuccessTitle: 'Tack!',
  contactSuccess: 'Vi har tagit emot din förfrågan och hör av oss så snart vi kan.',
  contactCall: 'Vill du hellre prata? Ring {dealer}:',
  contactAnother: 'Skicka en ny förfrågan',
  contactFormError: 'Det gick inte att skicka just nu. Försök igen om en stund, eller ring oss.',
  contactInvalidInput: 'Något är inte rätt ifyllt',
  contactPrivacy: 'Vi använder uppgifterna för att besvara din förfrågan.',
  contactFaultRequired: 'Fyll i det här fältet',
  contactFaultPhone: 'Skriv telefonnumret med 6 till 20 siffror, gärna med + först',
  contactFaultEmail: 'Skriv en hel e-postadress, till exempel namn@exempel.se',
  contactFaultTooLong: 'Texten är för lång',
} as const satisfies ContactMessages;
