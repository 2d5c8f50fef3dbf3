/** Field names of make, model and year in the search service. */
export const vehicleIndexName =
  'vehicleFitmentSpecifications.make>vehicleFitmentSpecifications.model>vehicleFitmentSpecifications.modelYear';

/** Their names in addresses. */
export const vehicleFacet = 'make>model>modelYear';
