import { defaultCarsPerPage, defaultFeatures } from './defaults';
import type { Site } from './site.types';

export const trucks = {
  name: 'trucks',
  hosts: ['trucks.example', 'www.trucks.example', 'trucks.localhost'],
  country: 'SE',
  languages: ['sv'],
  currency: 'SEK',
  locales: { sv: 'sv-SE' },
  distanceUnit: 'km',
  navigation: 'dropdowns',
  locations: 'dealers',
  theme: 'haulage',
  wordmark: 'load',
  socialImage: '/-/media/scenes/motorway.webp',
  features: {
    ...defaultFeatures,
  },
  carsPerPage: defaultCarsPerPage,
} as const satisfies Site;
