import type { sv } from './sv';

/** Default texts that all ways to book a visit share, in Finnish. */
export const fi = {
  bookingPlate: 'Rekisterinumero',
  bookingPlatePlaceholder: 'ABC 123',
  bookingContinue: 'Jatka',
  bookingTryAgain: 'Yritä uudelleen',
  bookingWeeks: 'Viikot',
  bookingFullDay: 'Koko päivä',
  bookingFullDayNote: 'Auto jätetään ennen klo 8.00.',
  bookingFirstName: 'Etunimi',
  bookingLastName: 'Sukunimi',
  bookingConfirming: 'Varataan …',
  bookingReference: 'Varausnumero',
  bookingCar: 'Auto',
  bookingWorkshop: 'Korjaamo',
  bookingTime: 'Aika',
  bookingDirections: 'Reittiohjeet',
  bookingTotal: 'Yhteensä',
  bookingPriceInclVat: '{price} sis. alv:n',
  bookingPricePartial: '{price} sis. alv:n, ilman palveluja, joilta hinta puuttuu',
} satisfies Record<keyof typeof sv, string>;
