import { defaultCarsPerPage, defaultFeatures } from './defaults';
import type { Site } from './site.types';

export const charging = {
  name: 'charging',
  hosts: ['charging.example', 'www.charging.example', 'charging.localhost'],
  country: 'SE',
  languages: ['sv', 'en'],
  currency: 'SEK',
  locales: { sv: 'sv-SE', en: 'en-SE' },
  distanceUnit: 'km',
  navigation: 'dropdowns',
  locations: 'chargingPoints',
  theme: 'charging',
  wordmark: 'plug',
  socialImage: '/-/media/scenes/charging.webp',
  features: {
    ...defaultFeatures,
  },
  carsPerPage: defaultCarsPerPage,
} as const satisfies Site;
