import type { sv } from './sv';

/** Default texts of maps, in Norwegian. */
export const nb = {
  finderNearMe: 'I nærheten',
  finderLocating: 'Finner ut hvor du er …',
  finderNoPosition:
    'Vi får ikke vite hvor du er. Tillat posisjon i nettleseren eller søk etter et sted.',
  finderShowDetails: 'Vis mer',
  finderMapLabel: 'Kart med forhandlere',
  finderMapLoading: 'Kartet hentes …',
  finderMapFailed: 'Kartet kunne ikke vises. Listen virker som før.',
  finderMapCredits: 'Kartdata: Natural Earth, GeoNames (CC BY 4.0)',
  finderZoomIn: 'Zoom inn',
  finderZoomOut: 'Zoom ut',
  finderCluster: '{count} steder, zoom inn',
  finderYouAreHere: 'Du er her',
  // English in every language: the specification fixes the words (spec 1 §8, 3 §8.4).
  finderMapsApiFailed: 'Failed to load Google Maps API',
} satisfies Record<keyof typeof sv, string>;
