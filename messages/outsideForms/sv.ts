import type { OutsideFormMessages } from './outsideFormMessages';

/** Default texts around forms of outside providers in Swedish. */
export const outsideFormSv = {
  formIdMissing: 'Missing FormId',
  formOpen: 'Öppna formuläret',
  formLoading: 'Formuläret laddas…',
  formNeedsScript: 'Formuläret kräver JavaScript.',
  formNeedsConsent:
    'Formuläret kommer från ett annat företag. Det visas när du har godkänt kakor för marknadsföring.',
  formConsentSettings: 'Öppna kakinställningarna',
  formDown: 'Formuläret kan inte visas just nu.',
  jotSend: 'Skicka',
  jotSent: 'Tack! Vi har tagit emot dina svar.',
  jotFailed: 'Svaren kunde inte skickas. Försök igen.',
  jotPrivacy: 'Svaren når oss via en formulärtjänst.',
  jotElsewhere: '{label}: detta kan bara besvaras på formulärtjänstens egen sida.',
  jotOpenElsewhere: 'Öppna formuläret hos formulärtjänsten',
  jotFirstName: 'Förnamn',
  jotLastName: 'Efternamn',
  jotStreet: 'Gatuadress',
  jotPostal: 'Postnummer',
  jotCity: 'Postort',
  jotOther: 'Annat, med egna ord',
  jotFaultNumber: 'Ange ett tal inom gränserna.',
  jotFaultDate: 'Ange ett giltigt datum eller klockslag.',
} as const satisfies OutsideFormMessages;
