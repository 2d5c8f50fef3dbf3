import { isSchema } from 'yup';
import { carSchema } from '../../../domain/documents/car';
import { matchesSchema } from '../../../platform/upstreams/matchesSchema';

const fields: Readonly<Record<string, unknown>> = carSchema.fields;

/** Fields of a car's name and price: wrong or missing ones would mislead visitors. */
const requiredFields: ReadonlySet<string> = new Set<keyof typeof carSchema.fields>([
  ...(['car_id', 'slug', 'car_brand', 'car_model', 'car_vehicle_type_code'] as const),
  ...(['car_price', 'car_has_campaign_price', 'car_campaign_price'] as const),
]);

/**
 * Makes cars match their schema. A car with an invalid name or price is dropped; of other fields only the valid
 * values remain, and null becomes absent. Returns the same array if every car is valid, because pages compare it
 * by identity.
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
