import { defaultCarsPerPage, defaultFeatures } from './defaults';
import type { Site } from './site.types';

export const automotiveNo = {
  name: 'automotive-no',
  hosts: ['automotive-no.example', 'www.automotive-no.example', 'automotive-no.localhost'],
  country: 'NO',
  languages: ['nb', 'en'],
  currency: 'NOK',
  locales: { nb: 'nb-NO', en: 'en-NO' },
  distanceUnit: 'km',
  navigation: 'dropdowns',
  locations: 'dealers',
  theme: 'nordic',
  wordmark: 'road',
  socialImage: '/-/media/scenes/fjord.webp',
  features: {
    ...defaultFeatures,
    carMap: true,
    redirectTable: true,
    effectiveInterest: false,
  },
  search: { cars: 'vehicles_automotive_no', dealers: 'sites_automotive_no' },
  carPath: '/bil',
  savedCarsPath: '/lagrede-biler',
  dealerPath: '/finn-oss',
  holdPath: '/kjop-bil/reserver',
  serviceRequest: { newsletterRequired: true, motorcycleDealer: 'Automotive Oslo' },
  carsPerPage: defaultCarsPerPage,
} as const satisfies Site;
