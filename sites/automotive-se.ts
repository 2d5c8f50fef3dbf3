import { defaultCarsPerPage, defaultFeatures } from './defaults';
import type { Site } from './site.types';

export const automotiveSe = {
  name: 'automotive-se',
  hosts: [
    'automotive.example',
    'www.automotive.example',
    'localhost',
    '127.0.0.1',
    'automotive-se.localhost',
  ],
  country: 'SE',
  languages: ['sv', 'en'],
  currency: 'SEK',
  locales: { sv: 'sv-SE', en: 'en-SE' },
  distanceUnit: 'km',
  navigation: 'megaMenu',
  locations: 'dealers',
  theme: 'default',
  wordmark: 'road',
  socialImage: '/-/media/scenes/showroom.webp',
  features: {
    ...defaultFeatures,
    redirectWww: true,
    redirectTable: true,
    legacyConnectivityNotice: true,
    loanWarning: true,
    booking: true,
    tireHotel: true,
  },
  search: { cars: 'vehicles_automotive_se', dealers: 'sites_automotive_se' },
  carPath: '/bil',
  savedCarsPath: '/sparade-bilar',
  dealerPath: '/anlaggningar',
  testDrivePath: '/kop-bil/boka-provkorning',
  visitPath: '/service-och-verkstad/min-bokning',
  carsPerPage: defaultCarsPerPage,
} as const satisfies Site;
