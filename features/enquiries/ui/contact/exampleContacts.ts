import type { ContactCar } from './contactCar.types';

/** Example cars of the form, for Storybook and tests. */
export const exampleContacts = {
  used: {
    carId: '100001',
    name: 'Volvo V60 B4 2023',
    testDrive: true,
    dealer: 'Automotive Uppsala',
    dealerPhone: '018-65 10 00',
  },
  sample: {
    carId: '100004',
    sellers: ['Automotive Göteborg', 'Automotive Lund', 'Automotive Uppsala'],
    testDrive: false,
  },
} as const satisfies Record<string, ContactCar>;
