import type { FieldValues } from '../../items/item.types';

/** The fields of an item as the API writes them. */
export const listFields = (fields: FieldValues) =>
  Object.entries(fields).map(([name, value]) => ({ name, value }));
