import type { ContactMessages } from './contactMessages';

/** Default texts of the form about a car in Finnish. */
export const contactFi = {
  contactName: 'Nimi',
  contactPhone: 'Puhelin',
  contactEmail: 'Sähköposti',
  contactMessage: 'Viesti',
  contactSeller: 'Valitse myyjä',
  contactQuote: 'Haluan tarjouksen',
  contactTestDrive: 'Haluan koeajaa',
  contactSubmit: 'Lähetä',
  contactSending: 'Lähetetään …',
  contactSuccessTitle: 'Kiitos!',
  contactSuccess: 'Olemme vastaanottaneet yhteydenottosi ja palaamme asiaan mahdollisimman pian.',
  contactCall: 'Haluatko mieluummin puhua? Soita: {dealer},',
  contactAnother: 'Lähetä uusi viesti',
  contactFormError:
    'Lähettäminen ei onnistunut juuri nyt. Yritä hetken kuluttua uudelleen tai soita meille.',
  contactInvalidInput: 'Kaikkia tietoja ei ole täytetty oikein',
  contactPrivacy: 'Käytämme tietoja yhteydenottoosi vastaamiseen.',
  contactFaultRequired: 'Täytä tämä kenttä',
  contactFaultPhone: 'Kirjoita 6–20 numeron puhelinnumero, alussa voi olla +',
  contactFaultEmail: 'Kirjoita koko sähköpostiosoite, esimerkiksi nimi@esimerkki.fi',
  contactFaultTooLong: 'Teksti on liian pitkä',
} as const satisfies ContactMessages;
