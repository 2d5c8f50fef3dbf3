import { defaultCarsPerPage, defaultFeatures } from './defaults';
import type { Site } from './site.types';

export const automotiveUk = {
  name: 'automotive-uk',
  hosts: ['automotive-uk.example', 'www.automotive-uk.example', 'automotive-uk.localhost'],
  country: 'GB',
  languages: ['en'],
  currency: 'GBP',
  locales: { en: 'en-GB' },
  distanceUnit: 'miles',
  navigation: 'megaMenu',
  locations: 'dealers',
  theme: 'british',
  wordmark: 'road',
  socialImage: '/-/media/scenes/street-uk.webp',
  features: {
    ...defaultFeatures,
    carMap: true,
    redirectTable: true,
    ukFinance: true,
  },
  search: { cars: 'vehicles_automotive_uk', dealers: 'sites_automotive_uk' },
  carPath: '/car',
  savedCarsPath: '/saved-cars',
  dealerPath: '/find-us',
  // No `holdPath`: cars are reserved at the finance provider's pages, with the quote that belongs to them.
  carMedia: 'autosonshow',
  financeOrganisations: {
    'Automotive Croydon': 'Automotive Group UK Limited trading as Automotive Croydon',
    'Automotive Manchester': 'Automotive Group UK Limited trading as Automotive Manchester',
  },
  carsPerPage: defaultCarsPerPage,
} as const satisfies Site;
