import type { OutsideFormMessages } from './outsideFormMessages';

/** Default texts around forms of outside providers in British English. */
export const outsideFormEn = {
  formIdMissing: 'Missing FormId',
  formOpen: 'Open the form',
  formLoading: 'The form is loading…',
  formNeedsScript: 'The form needs JavaScript.',
  formNeedsConsent:
    'The form is provided by another company. It is shown once you have accepted marketing cookies.',
  formConsentSettings: 'Open the cookie settings',
  formDown: 'The form cannot be shown right now.',
  jotSend: 'Send',
  jotSent: 'Thank you! Your answers have been received.',
  jotFailed: 'Your answers could not be sent. Try again.',
  jotPrivacy: 'Your answers reach us through a form service.',
  jotElsewhere: '{label}: this can only be answered on the form service’s own page.',
  jotOpenElsewhere: 'Open the form at the form service',
  jotFirstName: 'First name',
  jotLastName: 'Last name',
  jotStreet: 'Street address',
  jotPostal: 'Postcode',
  jotCity: 'Town',
  jotOther: 'Something else, in your own words',
  jotFaultNumber: 'Enter a number within the limits.',
  jotFaultDate: 'Enter a valid date or time.',
} as const satisfies OutsideFormMessages;
