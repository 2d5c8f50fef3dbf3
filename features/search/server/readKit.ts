import { array, number, object, string, ValidationError } from 'yup';
import type { PageServices } from '../../../platform/pages/pageData.types';

type KitRecord = Awaited<ReturnType<PageServices['searchKits']>>['kits'][number];

const word = string().strict();
const words = array().of(word.required());

const kit = object({
  kitId: word.required(),
  name: word.required(),
  retailPrice: number().strict().required().min(0),
  kitCode: word,
  catalogueId: word,
  description: word,
  status: word.oneOf(['Active', 'Discontinued']),
  currency: word.oneOf(['EUR']),
  kitCategory: word,
  images: words,
  subcategories: words,
  parts: array().of(
    object({ partNumber: word.required(), name: word.required(), quantity: number().required() }),
  ),
  vehicleFitmentSpecifications: array().of(
    object({
      externalId: word.required(),
      make: word.required(),
      model: word.required(),
      modelYear: number().strict().required(),
      version: word.defined(),
    }),
  ),
  labourSpecifications: array().of(
    object({ code: word.required(), description: word.required(), hours: number().required() }),
  ),
});

/** A document of the kits' index; undefined for one that cannot be shown or sold, such as one without a price. */
export function readKit(document: object): KitRecord | undefined {
  try {
    return kit.validateSync(document, { stripUnknown: true }) as KitRecord;
  } catch (error) {
    if (error instanceof ValidationError) return undefined;
    throw error;
  }
}
