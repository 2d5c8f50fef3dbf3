import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isInterfaceType, type GraphQLSchema } from 'graphql';
import type { BlockContract, FieldContract, FieldContracts } from '../contract';
import { enumTypes, scalarTypes, shapeTypes } from './fieldShapes';
import { fieldTypes } from './fieldKinds';
import { readContract, readFields } from './readContract';
import { comment, stringUnion } from './typeText';

/** Codegen plugin: types of fields, of the fields of every contract, and of the props of every block. */
export const plugin: PluginFunction<{ scalars: Record<string, string> }> = (
  schema,
  _documents,
  { scalars },
) => {
  const { blocks, items, pages, settings } = readContract(schema);
  return [
    `import type { ReactNode } from 'react';`,
    ...scalarTypes(schema, scalars),
    ...shapeTypes(schema),
    ...enumTypes(schema),
    ...sharedFields(schema),
    ...Object.entries({ ...items, ...pages, ...settings, ...blocks }).map(([name, contract]) =>
      fieldsType(name, contract.fields, contract.description),
    ),
    ...Object.entries(blocks).map(([name, { placeholders }]) => propsType(name, placeholders)),
    ...blockMaps(blocks),
  ].join('\n\n');
};

/** Types of the contracts' interfaces, such as the fields that every page has. */
function sharedFields(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter(isInterfaceType)
    .map(({ name, description, astNode }) =>
      fieldsType(name, readFields(schema, astNode?.fields), description),
    );
}

function fieldsType(name: string, fields: FieldContracts, description?: string | null): string {
  const properties = Object.entries(fields).map(
    ([field, contract]) => `${comment(contract.description)}${field}?: ${fieldType(contract)};`,
  );
  return `${comment(description)}export type ${name}Fields = {\n${properties.join('\n')}\n};`;
}

function fieldType(field: FieldContract): string {
  switch (field.kind) {
    case 'items':
      return `${field.of}Fields[]`;
    case 'item':
      return `${field.of}Fields`;
    case 'enum':
      return field.of;
    case 'text':
    case 'richText':
    case 'link':
    case 'image':
    case 'file':
    case 'date':
    case 'boolean':
    case 'integer':
    case 'number':
    case 'string':
      return fieldTypes[field.kind];
  }
}

function propsType(name: string, placeholders: string[]): string {
  const slots = `Record<${stringUnion(placeholders)}, ReactNode>`;
  return placeholders.length === 0
    ? `export type ${name}Props = ${name}Fields;`
    : `export type ${name}Props = ${name}Fields & {
         /** What the block's placeholders hold, rendered. */
         slots: ${slots};
       };`;
}

function blockMaps(blocks: Record<string, BlockContract>): string[] {
  const names = Object.keys(blocks);
  const createMap = (suffix: string) =>
    names.map((name) => `${name}: ${name}${suffix};`).join('\n');
  return [
    `export type BlockName = ${stringUnion(names)};`,
    `/** The fields of every block. */\nexport type BlockFields = {\n${createMap('Fields')}\n};`,
    `/** The props of every block's component: its fields and, with placeholders, its slots. */
     export type BlockProps = {\n${createMap('Props')}\n};`,
    `/** The slots of a block by placeholder; undefined for a block without placeholders. */
     export type SlotsOf<Name extends BlockName> = BlockProps[Name] extends { slots: infer Slots }
       ? Slots
       : undefined;`,
  ];
}
