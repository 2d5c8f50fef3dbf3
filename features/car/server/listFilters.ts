/** The filters of a list of cars, for the description of the public API. */
export { valueFacets } from '../ui/list/carFacets';
