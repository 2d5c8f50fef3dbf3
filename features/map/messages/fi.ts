import type { sv } from './sv';

/** Default texts of maps, in Finnish. */
export const fi = {
  finderNearMe: 'Lähellä minua',
  finderLocating: 'Etsitään sijaintiasi …',
  finderNoPosition: 'Sijaintiasi ei saatu. Salli sijainti selaimessa tai hae paikkakuntaa.',
  finderShowDetails: 'Näytä lisää',
  finderMapLabel: 'Kartta toimipisteistä',
  finderMapLoading: 'Karttaa ladataan …',
  finderMapFailed: 'Karttaa ei voitu näyttää. Luettelo toimii tavalliseen tapaan.',
  finderMapCredits: 'Karttatiedot: Natural Earth, GeoNames (CC BY 4.0)',
  finderZoomIn: 'Lähennä',
  finderZoomOut: 'Loitonna',
  finderCluster: '{count} paikkaa, lähennä',
  finderYouAreHere: 'Olet tässä',
  // English in every language: the specification fixes the words (spec 1 §8, 3 §8.4).
  finderMapsApiFailed: 'Failed to load Google Maps API',
} satisfies Record<keyof typeof sv, string>;
