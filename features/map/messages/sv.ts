/** Default texts of maps, in Swedish. */
export const sv = {
  finderNearMe: 'Nära mig',
  finderLocating: 'Letar upp var du är …',
  finderNoPosition: 'Vi får inte veta var du är. Tillåt platsen i webbläsaren eller sök på en ort.',
  finderShowDetails: 'Visa mer',
  finderMapLabel: 'Karta med anläggningar',
  finderMapLoading: 'Kartan hämtas …',
  finderMapFailed: 'Kartan gick inte att visa. Listan fungerar som vanligt.',
  finderMapCredits: 'Kartdata: Natural Earth, GeoNames (CC BY 4.0)',
  finderZoomIn: 'Zooma in',
  finderZoomOut: 'Zooma ut',
  finderCluster: '{count} platser, zooma in',
  finderYouAreHere: 'Du är här',
  // English in every language: the specification fixes the words (spec 1 §8, 3 §8.4).
  finderMapsApiFailed: 'Failed to load Google Maps API',
};
