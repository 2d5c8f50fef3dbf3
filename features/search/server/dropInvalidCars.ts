import { isSchema } from 'yup';
import { carSchema } from '../../../domain/documents/car';
import { matchesSchema } from '../../../platform/upstreams/matchesSchema';

const fields: Readonly<Record<string, unknown>> = carSchema.fields;

/**
 * Fields of a car's name and price. A car where one is invalid is dropped, because it would mislead visitors.
 */
const requiredFields: ReadonlySet<string> = new Set<keyof typeof carSchema.fields>([
  ...(['car_id', 'slug', 'car_brand', 'car_model', 'car_vehicle_type_code'] as const),
  ...(['car_price', 'car_has_campaign_price', 'car_campaign_price'] as const),
]);

/**
 * Makes cars match their schema: drops cars with an invalid name or price, and invalid values of other
 * fields. Null becomes absent. Returns the array itself if every car is valid, for comparison by identity.
 */
export function dropInvalidCars<Document extends object>(documents: Document[]): Document[] {
  const validCars = documents.flatMap((document) => dropInvalidFields(document) ?? []);
  const areAllValid = documents.every((document, index) => document === validCars[index]);
  return areAllValid ? documents : validCars;
}

function dropInvalidFields<Document extends object>(document: Document): Document | undefined {
  let validCar = document;
  for (const [name, value] of Object.entries(document)) {
    const schema = fields[name];
    if (!isSchema(schema) || (value !== null && matchesSchema(schema, value))) continue;
    // Other systems write null for an absent field.
    const isAbsent = value === null && matchesSchema(schema, undefined);
    if (requiredFields.has(name) && !isAbsent) return undefined;
    if (validCar === document) validCar = { ...document };
    const isList = Array.isArray(value) && matchesSchema(schema, []);
    if (isList)
      Object.assign(validCar, { [name]: value.filter((entry) => matchesSchema(schema, [entry])) });
    else Reflect.deleteProperty(validCar, name);
  }
  return validCar;
}
