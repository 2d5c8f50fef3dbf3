import { defaultCarsPerPage, defaultFeatures } from './defaults';
import type { Site } from './site.types';

export const carstoreSk = {
  name: 'carstore-sk',
  hosts: ['carstore-sk.example', 'www.carstore-sk.example', 'carstore-sk.localhost'],
  country: 'SK',
  languages: ['sk', 'en'],
  currency: 'EUR',
  locales: { sk: 'sk-SK', en: 'en-SK' },
  distanceUnit: 'km',
  navigation: 'dropdowns',
  locations: 'dealers',
  theme: 'carstore',
  wordmark: 'tag',
  socialImage: '/-/media/scenes/mountain.webp',
  features: {
    ...defaultFeatures,
    carMap: true,
    redirectTable: true,
  },
  search: { cars: 'vehicles_carstore_sk', dealers: 'sites_carstore_sk' },
  carPath: '/auto',
  savedCarsPath: '/ulozene-auta',
  dealerPath: '/kontakty',
  holdPath: '/kupit-auto/rezervovat',
  carsPerPage: defaultCarsPerPage,
} as const satisfies Site;
