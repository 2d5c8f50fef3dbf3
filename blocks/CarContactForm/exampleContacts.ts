import type { ContactCar } from './contactCar.types';

/** Cars to ask about, for stories and tests. */
export const exampleContacts = {
  used: { carId: '100001', dealer: 'Automotive Uppsala', testDrive: true },
  sample: {
    carId: '100004',
    sellers: ['Automotive Göteborg', 'Automotive Lund', 'Automotive Uppsala'],
    testDrive: false,
  },
} as const satisfies Record<string, ContactCar>;
