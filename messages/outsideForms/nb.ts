import type { OutsideFormMessages } from './outsideFormMessages';

/** Default texts around forms of outside providers in Norwegian. */
export const outsideFormNb = {
  formIdMissing: 'Missing FormId',
  formOpen: 'Åpne skjemaet',
  formLoading: 'Skjemaet lastes…',
  formNeedsScript: 'Skjemaet krever JavaScript.',
  formNeedsConsent:
    'Skjemaet kommer fra et annet selskap. Det vises når du har godtatt informasjonskapsler for markedsføring.',
  formConsentSettings: 'Åpne innstillinger for informasjonskapsler',
  formDown: 'Skjemaet kan ikke vises akkurat nå.',
  jotSend: 'Send',
  jotSent: 'Takk! Vi har mottatt svarene dine.',
  jotFailed: 'Svarene kunne ikke sendes. Prøv igjen.',
  jotPrivacy: 'Svarene når oss via en skjematjeneste.',
  jotElsewhere: '{label}: dette kan bare besvares på skjematjenestens egen side.',
  jotOpenElsewhere: 'Åpne skjemaet hos skjematjenesten',
  jotFirstName: 'Fornavn',
  jotLastName: 'Etternavn',
  jotStreet: 'Gateadresse',
  jotPostal: 'Postnummer',
  jotCity: 'Poststed',
  jotOther: 'Annet, med egne ord',
  jotFaultNumber: 'Oppgi et tall innenfor grensene.',
  jotFaultDate: 'Oppgi gyldig dato eller tid.',
} as const satisfies OutsideFormMessages;
