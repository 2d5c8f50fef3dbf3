import { defaultCarsPerPage, defaultFeatures } from './defaults';
import type { Site } from './site.types';

export const pickup = {
  name: 'pickup',
  hosts: ['pickup.example', 'www.pickup.example', 'pickup.localhost'],
  country: 'SE',
  languages: ['sv', 'en'],
  currency: 'SEK',
  locales: { sv: 'sv-SE', en: 'en-SE' },
  distanceUnit: 'km',
  navigation: 'megaMenu',
  locations: 'pickupDealers',
  theme: 'pickup',
  wordmark: 'ridge',
  socialImage: '/-/media/scenes/rain.webp',
  features: {
    ...defaultFeatures,
    loanWarning: true,
  },
  carsPerPage: defaultCarsPerPage,
} as const satisfies Site;
