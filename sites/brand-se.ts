import { defaultFeatures } from './defaults';
import type { Site } from './site.types';

export const brandSe = {
  name: 'brand-se',
  hosts: ['brand-se.example', 'www.brand-se.example', 'brand-se.localhost'],
  country: 'SE',
  languages: ['sv'],
  currency: 'SEK',
  locales: { sv: 'sv-SE' },
  distanceUnit: 'km',
  navigation: 'megaMenu',
  locations: 'dealers',
  theme: 'makers',
  wordmark: 'road',
  socialImage: '/-/media/scenes/lake-road.webp',
  features: {
    ...defaultFeatures,
    carMap: true,
    vatBadge: true,
    legacyConnectivityNotice: true,
    loanWarning: true,
    carListButtonOnNotFound: false,
  },
  search: { cars: 'vehicles_brand_se', dealers: 'sites_brand_se' },
  carPath: '/bil',
  savedCarsPath: '/sparade-bilar',
  dealerPath: '/hitta-oss',
  carsPerPage: 48,
} as const satisfies Site;
