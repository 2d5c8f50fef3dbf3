import type { Amount } from '../money/amount';
/** An accessory kit of the search service's index; texts are in Finnish. */
export interface Kit {
  kitId: string;
  catalogueId: string;
  kitCode: string;
  name: string;
  description: string;
  status: 'Active' | 'Discontinued';
  /** Addresses of pictures; when empty, the page shows a placeholder picture. */
  images: string[];
  /** Without VAT. */
  retailPrice: Amount;
  currency: 'EUR';
  kitCategory: string;
  subcategories: string[];
  parts: { partNumber: string; name: string; quantity: number }[];
  vehicleFitmentSpecifications: VehicleFitment[];
  labourSpecifications: { code: string; description: string; hours: number }[];
}

/** A vehicle that the kit fits. */
export interface VehicleFitment {
  externalId: string;
  make: string;
  model: string;
  modelYear: number;
  version: string;
}
