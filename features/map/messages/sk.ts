import type { sv } from './sv';

/** Default texts of maps, in Slovak. */
export const sk = {
  finderNearMe: 'V mojom okolí',
  finderLocating: 'Zisťujeme, kde ste …',
  finderNoPosition: 'Nevieme zistiť, kde ste. Povoľte polohu v prehliadači alebo vyhľadajte mesto.',
  finderShowDetails: 'Zobraziť viac',
  finderMapLabel: 'Mapa našich miest',
  finderMapLoading: 'Mapa sa načítava …',
  finderMapFailed: 'Mapu sa nepodarilo zobraziť. Zoznam funguje ako zvyčajne.',
  finderMapCredits: 'Mapové údaje: Natural Earth, GeoNames (CC BY 4.0)',
  finderZoomIn: 'Priblížiť',
  finderZoomOut: 'Oddialiť',
  finderCluster: 'Miesta: {count}, priblížiť',
  finderYouAreHere: 'Ste tu',
  // English in every language: the specification fixes the words (spec 1 §8, 3 §8.4).
  finderMapsApiFailed: 'Failed to load Google Maps API',
} satisfies Record<keyof typeof sv, string>;
