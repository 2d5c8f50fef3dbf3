import type { sv } from './sv';

/** Default texts that all ways to book a visit share, in Slovak. */
export const sk = {
  bookingPlate: 'Evidenčné číslo',
  bookingPlatePlaceholder: 'ABC 123',
  bookingContinue: 'Pokračovať',
  bookingTryAgain: 'Skúsiť znova',
  bookingWeeks: 'Týždne',
  bookingFullDay: 'Celý deň',
  bookingFullDayNote: 'Auto treba odovzdať pred 8:00.',
  bookingFirstName: 'Meno',
  bookingLastName: 'Priezvisko',
  bookingConfirming: 'Objednávame …',
  bookingReference: 'Číslo objednávky',
  bookingCar: 'Auto',
  bookingWorkshop: 'Dielňa',
  bookingTime: 'Termín',
  bookingDirections: 'Navigovať',
  bookingTotal: 'Spolu',
  bookingPriceInclVat: '{price} s DPH',
  bookingPricePartial: '{price} s DPH, bez služieb bez ceny',
} satisfies Record<keyof typeof sv, string>;
