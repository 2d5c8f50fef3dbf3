import type { FieldKind } from '../contract';

/** Kinds of the types that a contract may use for a field, in addition to enums and items. */
export const fieldKinds = {
  TextField: 'text',
  RichTextField: 'richText',
  LinkField: 'link',
  ImageField: 'image',
  FileField: 'file',
  DateField: 'date',
  Boolean: 'boolean',
  Int: 'integer',
  Float: 'number',
  String: 'string',
} as const satisfies Record<string, FieldKind>;

/** TypeScript type of each kind. */
export const fieldTypes = {
  text: 'TextField',
  richText: 'RichTextField',
  link: 'LinkField',
  image: 'ImageField',
  file: 'FileField',
  date: 'DateField',
  boolean: 'boolean',
  integer: 'number',
  number: 'number',
  string: 'string',
} as const satisfies Record<Exclude<FieldKind, 'enum' | 'item' | 'items'>, string>;

/** Whether a type is one of the field types, not an enum or an item. */
export function isFieldType(name: string): name is keyof typeof fieldKinds {
  return Object.hasOwn(fieldKinds, name);
}
