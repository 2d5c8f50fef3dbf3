import type { ItemId } from './guid';
import type { FieldValue, FileValue, ImageValue, LinkValue } from './item';

/** The link that a field holds; undefined where it holds none. */
export const linkOf = (value: FieldValue | undefined): LinkValue | undefined =>
  typeof value === 'object' && 'href' in value ? value : undefined;

export const imageOf = (value: FieldValue | undefined): ImageValue | undefined =>
  typeof value === 'object' && 'src' in value ? value : undefined;

export const fileOf = (value: FieldValue | undefined): FileValue | undefined =>
  typeof value === 'object' && 'src' in value ? value : undefined;

/** Whether a field holds a list: `Array.isArray` forgets of what. */
export const isIdList = (value: FieldValue | undefined): value is readonly ItemId[] =>
  Array.isArray(value);

/** Ids of the list that a field holds; none where it holds something else. */
export const idsOf = (value: FieldValue | undefined): readonly ItemId[] =>
  isIdList(value) ? value : [];
