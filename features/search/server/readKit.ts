import { array, number, object, string, ValidationError } from 'yup';
import type { PageServices } from '../../../platform/pages/pageData.types';

type KitRecord = Awaited<ReturnType<PageServices['searchKits']>>['kits'][number];

const strictString = string().strict();
const strictStrings = array().of(strictString.required());

const kitSchema = object({
  kitId: strictString.required(),
  name: strictString.required(),
  retailPrice: number().strict().required().min(0),
  kitCode: strictString,
  catalogueId: strictString,
  description: strictString,
  status: strictString.oneOf(['Active', 'Discontinued']),
  currency: strictString.oneOf(['EUR']),
  kitCategory: strictString,
  images: strictStrings,
  subcategories: strictStrings,
  parts: array().of(
    object({
      partNumber: strictString.required(),
      name: strictString.required(),
      quantity: number().required(),
    }),
  ),
  vehicleFitmentSpecifications: array().of(
    object({
      externalId: strictString.required(),
      make: strictString.required(),
      model: strictString.required(),
      modelYear: number().strict().required(),
      version: strictString.defined(),
    }),
  ),
  labourSpecifications: array().of(
    object({
      code: strictString.required(),
      description: strictString.required(),
      hours: number().required(),
    }),
  ),
});

/**
 * Reads a document of the kits' index; undefined if it cannot be shown or sold, such as one without a price.
 */
export function readKit(document: object): KitRecord | undefined {
  try {
    return kitSchema.validateSync(document, { stripUnknown: true }) as KitRecord;
  } catch (error) {
    if (error instanceof ValidationError) return undefined;
    throw error;
  }
}
