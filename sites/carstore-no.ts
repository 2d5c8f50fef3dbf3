import { defaultCarsPerPage, defaultFeatures } from './defaults';
import type { Site } from './site.types';

export const carstoreNo = {
  name: 'carstore-no',
  hosts: ['carstore-no.example', 'www.carstore-no.example', 'carstore-no.localhost'],
  country: 'NO',
  languages: ['nb'],
  currency: 'NOK',
  locales: { nb: 'nb-NO' },
  distanceUnit: 'km',
  navigation: 'dropdowns',
  locations: 'dealers',
  theme: 'carstore',
  wordmark: 'tag',
  socialImage: '/-/media/scenes/winter.webp',
  features: {
    ...defaultFeatures,
    carMap: true,
    redirectTable: true,
    effectiveInterest: false,
  },
  search: { cars: 'vehicles_carstore_no', dealers: 'sites_carstore_no' },
  carPath: '/bil',
  savedCarsPath: '/lagrede-biler',
  dealerPath: '/finn-oss',
  holdPath: '/kjop-bil/reserver',
  carsPerPage: defaultCarsPerPage,
} as const satisfies Site;
