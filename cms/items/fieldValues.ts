import type { ItemId } from './guid';
import type { FieldValue, FileValue, ImageValue, LinkValue } from './item.types';

/** Returns the link in a field's value; undefined when it is not a link. */
export const asLink = (value: FieldValue | undefined): LinkValue | undefined =>
  typeof value === 'object' && 'href' in value ? value : undefined;

export const asImage = (value: FieldValue | undefined): ImageValue | undefined =>
  typeof value === 'object' && 'src' in value ? value : undefined;

export const asFile = (value: FieldValue | undefined): FileValue | undefined =>
  typeof value === 'object' && 'src' in value ? value : undefined;

/** Whether a field's value is a list. `Array.isArray` alone would lose the type of the elements. */
export const isIdList = (value: FieldValue | undefined): value is readonly ItemId[] =>
  Array.isArray(value);

/** Returns the ids in a field's value; none when it is not a list. */
export const asIdList = (value: FieldValue | undefined): readonly ItemId[] =>
  isIdList(value) ? value : [];
