import { defaultCarsPerPage, defaultFeatures } from './defaults';
import type { Site } from './site.types';

export const carstoreFi = {
  name: 'carstore-fi',
  hosts: ['carstore-fi.example', 'www.carstore-fi.example', 'carstore-fi.localhost'],
  country: 'FI',
  languages: ['fi', 'en'],
  currency: 'EUR',
  locales: { fi: 'fi-FI', en: 'en-FI' },
  distanceUnit: 'km',
  navigation: 'dropdowns',
  locations: 'dealers',
  theme: 'carstore',
  wordmark: 'tag',
  socialImage: '/-/media/scenes/forest-track.webp',
  features: {
    ...defaultFeatures,
    carMap: true,
    redirectTable: true,
    kits: true,
  },
  search: {
    cars: 'vehicles_carstore_fi',
    dealers: 'sites_carstore_fi',
    kits: 'kits_carstore_fi',
  },
  carPath: '/auto',
  savedCarsPath: '/tallennetut-autot',
  dealerPath: '/loyda-meidat',
  holdPath: '/osta-auto/varaa',
  carsPerPage: defaultCarsPerPage,
} as const satisfies Site;
