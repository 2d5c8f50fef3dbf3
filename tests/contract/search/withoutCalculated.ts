import type { IndexDefinition } from '../../../services/search/indexDefinition';

/** Fields that the service calculates (services/search/prices); the oracle knows only the others. */
const calculatedFields: readonly string[] = [
  ...['car_price_history', 'car_lowest_price_30_days', 'car_is_reduced', 'car_price_drop'],
  'car_price_position',
];

const isStoredField = (name: string): boolean => !calculatedFields.includes(name);

/** Returns a definition without the calculated fields, to generate queries. */
export function withoutCalculatedFields(definition: IndexDefinition): IndexDefinition {
  const sorts = Object.entries(definition.sorts).filter(([, { field }]) => isStoredField(field));
  return {
    ...definition,
    fields: definition.fields.filter(isStoredField),
    values: definition.values.filter(isStoredField),
    sorts: Object.fromEntries(sorts),
  };
}

/** Returns a document without the calculated fields. */
export const withoutCalculatedValues = <Document extends object>(document: Document): Document =>
  Object.fromEntries(Object.entries(document).filter(([name]) => isStoredField(name))) as Document;
