import { defaultCarsPerPage, defaultFeatures } from './defaults';
import type { Site } from './site.types';

export const carstoreSe = {
  name: 'carstore-se',
  hosts: ['carstore-se.example', 'www.carstore-se.example', 'carstore-se.localhost'],
  country: 'SE',
  languages: ['sv', 'en'],
  currency: 'SEK',
  locales: { sv: 'sv-SE', en: 'en-SE' },
  distanceUnit: 'km',
  navigation: 'dropdowns',
  locations: 'dealers',
  theme: 'carstore',
  wordmark: 'tag',
  socialImage: '/-/media/scenes/evening-hall.webp',
  features: {
    ...defaultFeatures,
    carMap: true,
    redirectTable: true,
    legacyConnectivityNotice: true,
    loanWarning: true,
  },
  search: { cars: 'vehicles_carstore_se', dealers: 'sites_carstore_se' },
  carPath: '/bil',
  savedCarsPath: '/sparade-bilar',
  dealerPath: '/hitta-oss',
  holdPath: '/kop-bil/reservera',
  carsPerPage: defaultCarsPerPage,
} as const satisfies Site;
