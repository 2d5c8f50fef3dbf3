import type { IndexDefinition } from '../../../services/search/indexDefinition';

/** What the service works out of cars itself (services/search/prices); the oracle knows only what it was given. */
const workedOut: readonly string[] = [
  ...['car_price_history', 'car_lowest_price_30_days', 'car_is_reduced', 'car_price_drop'],
  'car_price_position',
];

const isGiven = (name: string): boolean => !workedOut.includes(name);

/** A definition without it, to make queries from. */
export function givenAlone(definition: IndexDefinition): IndexDefinition {
  const sorts = Object.entries(definition.sorts).filter(([, { field }]) => isGiven(field));
  return {
    ...definition,
    fields: definition.fields.filter(isGiven),
    values: definition.values.filter(isGiven),
    sorts: Object.fromEntries(sorts),
  };
}

/** A document without it. */
export const asGiven = <Document extends object>(document: Document): Document =>
  Object.fromEntries(Object.entries(document).filter(([name]) => isGiven(name))) as Document;
