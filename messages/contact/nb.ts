import type { ContactMessages } from './contactMessages';

/** Default texts of the form about a car in Norwegian. */
export const contactNb = {
  contactName: 'Navn',
  contactPhone: 'Telefon',
  contactEmail: 'E-post',
  contactMessage: 'Melding',
  contactSeller: 'Velg selger',
  contactQuote: 'Jeg ønsker et tilbud',
  contactTestDrive: 'Jeg vil prøvekjøre',
  contactSubmit: 'Send',
  contactSending: 'Sender …',
  contactSuccessTitle: 'Takk!',
  contactSuccess: 'Vi har mottatt henvendelsen din og tar kontakt så snart vi kan.',
  contactCall: 'Vil du heller snakke? Ring {dealer}:',
  contactAnother: 'Send en ny henvendelse',
  contactFormError: 'Det gikk ikke å sende akkurat nå. Prøv igjen om litt, eller ring oss.',
  contactInvalidInput: 'Noe er ikke riktig fylt ut',
  contactPrivacy: 'Vi bruker opplysningene til å svare på henvendelsen din.',
  contactFaultRequired: 'Fyll ut dette feltet',
  contactFaultPhone: 'Skriv telefonnummeret med 6 til 20 sifre, gjerne med + først',
  contactFaultEmail: 'Skriv en hel e-postadresse, for eksempel navn@eksempel.no',
  contactFaultTooLong: 'Teksten er for lang',
} as const satisfies ContactMessages;
