import type { sv } from './sv';

/** Default texts that all ways to book a visit share, in English. */
export const en = {
  bookingPlate: 'Registration number',
  bookingPlatePlaceholder: 'ABC 123',
  bookingContinue: 'Continue',
  bookingTryAgain: 'Try again',
  bookingWeeks: 'Weeks',
  bookingFullDay: 'All day',
  bookingFullDayNote: 'The car is dropped off before 08:00.',
  bookingFirstName: 'First name',
  bookingLastName: 'Last name',
  bookingConfirming: 'Booking …',
  bookingReference: 'Reference number',
  bookingCar: 'Car',
  bookingWorkshop: 'Workshop',
  bookingTime: 'Time',
  bookingDirections: 'Directions',
  bookingTotal: 'Total',
  bookingPriceInclVat: '{price} incl. VAT',
  bookingPricePartial: '{price} incl. VAT, without services that have no price',
} satisfies Record<keyof typeof sv, string>;
