/** Make, model and year of the vehicles that kits fit, as the search service calls them (spec 3 §3.3). */
export const vehicleIndexName =
  'vehicleFitmentSpecifications.make>vehicleFitmentSpecifications.model>vehicleFitmentSpecifications.modelYear';

/** The same in addresses. */
export const vehicleFacet = 'make>model>modelYear';
