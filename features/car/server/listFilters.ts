/** What a list of cars can be narrowed down by, for whoever describes its addresses. */
export { valueFacets } from '../ui/list/carFacets';
