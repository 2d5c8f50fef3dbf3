import type { sv } from './sv';

/** Default texts that all ways to book a visit share, in Norwegian. */
export const nb = {
  bookingPlate: 'Registreringsnummer',
  bookingPlatePlaceholder: 'ABC 123',
  bookingContinue: 'Fortsett',
  bookingTryAgain: 'Prøv igjen',
  bookingWeeks: 'Uker',
  bookingFullDay: 'Hele dagen',
  bookingFullDayNote: 'Bilen leveres før kl. 08:00.',
  bookingFirstName: 'Fornavn',
  bookingLastName: 'Etternavn',
  bookingConfirming: 'Bestiller …',
  bookingReference: 'Bestillingsnummer',
  bookingCar: 'Bil',
  bookingWorkshop: 'Verksted',
  bookingTime: 'Tid',
  bookingDirections: 'Veibeskrivelse',
  bookingTotal: 'Totalt',
  bookingPriceInclVat: '{price} inkl. mva.',
  bookingPricePartial: '{price} inkl. mva., uten tjenester uten pris',
} satisfies Record<keyof typeof sv, string>;
