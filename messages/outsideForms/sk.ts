import type { OutsideFormMessages } from './outsideFormMessages';

/** Default texts around forms of outside providers in Slovak. */
export const outsideFormSk = {
  formIdMissing: 'Missing FormId',
  formOpen: 'Otvoriť formulár',
  formLoading: 'Formulár sa načítava…',
  formNeedsScript: 'Formulár vyžaduje JavaScript.',
  formNeedsConsent:
    'Formulár poskytuje iná spoločnosť. Zobrazí sa, keď prijmete marketingové súbory cookie.',
  formConsentSettings: 'Otvoriť nastavenia cookies',
  formDown: 'Formulár sa teraz nedá zobraziť.',
  jotSend: 'Odoslať',
  jotSent: 'Ďakujeme! Vaše odpovede sme prijali.',
  jotFailed: 'Odpovede sa nepodarilo odoslať. Skúste to znova.',
  jotPrivacy: 'Odpovede dostaneme cez formulárovú službu.',
  jotElsewhere: '{label}: na toto sa dá odpovedať len na stránke formulárovej služby.',
  jotOpenElsewhere: 'Otvoriť formulár u poskytovateľa',
  jotFirstName: 'Meno',
  jotLastName: 'Priezvisko',
  jotStreet: 'Ulica a číslo',
  jotPostal: 'PSČ',
  jotCity: 'Mesto',
  jotOther: 'Iné, vlastnými slovami',
  jotFaultNumber: 'Zadajte číslo v povolenom rozsahu.',
  jotFaultDate: 'Zadajte platný dátum alebo čas.',
} as const satisfies OutsideFormMessages;
