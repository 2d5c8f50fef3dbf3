import { Kind, parse, print, type InterfaceTypeDefinitionNode } from 'graphql';
import type { FieldKind } from '../../schema/contract';
import type { Templates } from '../items/buildTemplates';

/** The API's type for every kind of field. */
export const WIRE_TYPES: Record<FieldKind, string> = {
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

/** The GraphQL types of templates: their SDL, and the fields that they add to Item. */
export interface TemplateTypes {
  sdl: string;
  /** Names of the GraphQL types by name of the template. */
  typeNames: ReadonlyMap<string, string>;
  /** For each GraphQL type: names of its fields, mapped to names of the template's fields. */
  fieldNames: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/**
 * Builds a GraphQL type for each template with fields. It implements Item and has a typed field in camel
 * case for every template field. A field name that Item has gets the suffix Field (nameField). A type name
 * that the platform has gets the suffix Template.
 */
export function buildTemplateTypes(templates: Templates, platformSdl: string): TemplateTypes {
  const platform = parse(platformSdl);
  const reservedTypes = new Set(
    platform.definitions.map((node) => ('name' in node ? node.name?.value : '')),
  );
  const item = platform.definitions.find(
    (node): node is InterfaceTypeDefinitionNode =>
      node.kind === Kind.INTERFACE_TYPE_DEFINITION && node.name.value === 'Item',
  );
  if (!item) throw new Error('schema/platform.graphql has no interface Item.');
  const itemFields = item.fields ?? [];
  const reservedFields = new Set(itemFields.map((field) => field.name.value));
  const itemSdl = itemFields.map((field) => `  ${print(field)}`).join('\n');

  const sdl: string[] = [];
  const typeNames = new Map<string, string>();
  const fieldNames = new Map<string, ReadonlyMap<string, string>>();
  for (const template of templates.values()) {
    if (template.fields.size === 0) continue;
    const typeName = reservedTypes.has(template.name) ? `${template.name}Template` : template.name;
    const names = new Map<string, string>();
    const lines: string[] = [];
    for (const field of template.fields.values()) {
      const camelCase = field.name.charAt(0).toLowerCase() + field.name.slice(1);
      const wireName = reservedFields.has(camelCase) ? `${camelCase}Field` : camelCase;
      names.set(wireName, field.name);
      lines.push(`  ${wireName}: ${WIRE_TYPES[field.contract.kind]}`);
    }
    sdl.push(`type ${typeName} implements Item {\n${itemSdl}\n${lines.join('\n')}\n}`);
    typeNames.set(template.name, typeName);
    fieldNames.set(typeName, names);
  }
  return { sdl: sdl.join('\n\n'), typeNames, fieldNames };
}
