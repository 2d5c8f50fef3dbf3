/** The search service's facet for make, model and year of a vehicle. */
export const vehicleIndexName =
  'vehicleFitmentSpecifications.make>vehicleFitmentSpecifications.model>vehicleFitmentSpecifications.modelYear';

/** The name of the same facet in addresses. */
export const vehicleFacet = 'make>model>modelYear';
