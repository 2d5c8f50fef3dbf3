import type { OutsideFormMessages } from './outsideFormMessages';

/** Default texts around forms of outside providers in Finnish. */
export const outsideFormFi = {
  formIdMissing: 'Missing FormId',
  formOpen: 'Avaa lomake',
  formLoading: 'Lomaketta ladataan…',
  formNeedsScript: 'Lomake edellyttää, että JavaScript on käytössä.',
  formNeedsConsent:
    'Lomakkeen tarjoaa toinen yritys. Se näytetään, kun olet hyväksynyt markkinointievästeet.',
  formConsentSettings: 'Avaa evästeasetukset',
  formDown: 'Lomaketta ei voi näyttää juuri nyt.',
  jotSend: 'Lähetä',
  jotSent: 'Kiitos! Vastauksesi on vastaanotettu.',
  jotFailed: 'Vastauksia ei voitu lähettää. Yritä uudelleen.',
  jotPrivacy: 'Vastaukset välitetään lomakepalvelun kautta meille.',
  jotElsewhere: '{label}: tähän voi vastata vain lomakepalvelun omalla sivulla.',
  jotOpenElsewhere: 'Avaa lomake lomakepalvelussa',
  jotFirstName: 'Etunimi',
  jotLastName: 'Sukunimi',
  jotStreet: 'Katuosoite',
  jotPostal: 'Postinumero',
  jotCity: 'Postitoimipaikka',
  jotOther: 'Jokin muu, omin sanoin',
  jotFaultNumber: 'Anna luku, joka on sallituissa rajoissa.',
  jotFaultDate: 'Anna kelvollinen päivä tai aika.',
} as const satisfies OutsideFormMessages;
