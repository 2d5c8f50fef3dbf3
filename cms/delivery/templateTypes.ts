import { Kind, parse, print, type InterfaceTypeDefinitionNode } from 'graphql';
import type { FieldKind } from '../../schema/contract';
import type { Templates } from '../items/templates';

/** The wire type of every kind of field. */
export const wireTypes: Record<FieldKind, string> = {
  text: 'TextField',
  string: 'TextField',
  enum: 'TextField',
  richText: 'RichTextField',
  link: 'LinkField',
  image: 'ImageField',
  file: 'FileField',
  date: 'DateField',
  boolean: 'CheckboxField',
  integer: 'IntegerField',
  number: 'NumberField',
  item: 'LookupField',
  items: 'MultilistField',
};

/** The concrete types of templates: how to print them, and which fields they add to Item. */
export interface TemplateTypes {
  sdl: string;
  /** Name of the wire type by name of the template. */
  typeNames: ReadonlyMap<string, string>;
  /** By wire type: wire field name → name of the template's field. */
  fieldNames: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/**
 * One wire type per template with fields, implementing Item, with a typed field in camel case for
 * every template field. A field that Item already has gets the suffix Field (nameField), a type that
 * the platform already has the suffix Template.
 */
export function buildTemplateTypes(templates: Templates, platformSdl: string): TemplateTypes {
  const platform = parse(platformSdl);
  const taken = new Set(
    platform.definitions.map((node) => ('name' in node ? node.name?.value : '')),
  );
  const item = platform.definitions.find(
    (node): node is InterfaceTypeDefinitionNode =>
      node.kind === Kind.INTERFACE_TYPE_DEFINITION && node.name.value === 'Item',
  );
  if (!item) throw new Error('schema/platform.graphql has no interface Item.');
  const itemFields = item.fields ?? [];
  const reserved = new Set(itemFields.map((field) => field.name.value));
  const itemSdl = itemFields.map((field) => `  ${print(field)}`).join('\n');

  const sdl: string[] = [];
  const typeNames = new Map<string, string>();
  const fieldNames = new Map<string, ReadonlyMap<string, string>>();
  for (const template of templates.values()) {
    if (template.fields.size === 0) continue;
    const typeName = taken.has(template.name) ? `${template.name}Template` : template.name;
    const names = new Map<string, string>();
    const lines: string[] = [];
    for (const field of template.fields.values()) {
      const camelCase = field.name.charAt(0).toLowerCase() + field.name.slice(1);
      const wireName = reserved.has(camelCase) ? `${camelCase}Field` : camelCase;
      names.set(wireName, field.name);
      lines.push(`  ${wireName}: ${wireTypes[field.contract.kind]}`);
    }
    sdl.push(`type ${typeName} implements Item {\n${itemSdl}\n${lines.join('\n')}\n}`);
    typeNames.set(template.name, typeName);
    fieldNames.set(typeName, names);
  }
  return { sdl: sdl.join('\n\n'), typeNames, fieldNames };
}
