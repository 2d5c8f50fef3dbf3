import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import { comment, stringUnion } from './typeText';

const scalars: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Boolean: 'boolean',
  Int: 'number',
  Float: 'number',
  DateTime: 'string',
};

/** Codegen plugin: the inputs and enumerations of a schema, for both clients and resolvers. */
export const plugin: PluginFunction = (schema) =>
  Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((type) => {
      if (isEnumType(type)) {
        const values = stringUnion(type.getValues().map(({ name }) => name));
        return [`${comment(type.description)}export type ${type.name} = ${values};`];
      }
      if (!isInputObjectType(type)) return [];
      const fields = Object.values(type.getFields()).map(
        (field) =>
          comment(field.description) + inputField(field.name, field.type, field.defaultValue),
      );
      return [
        `${comment(type.description)}export interface ${type.name} {\n${fields.join('\n')}\n}`,
      ];
    })
    .join('\n\n');

/** A field of an input, or an argument; optional if it has a default. */
export function inputField(name: string, type: GraphQLInputType, defaultValue: unknown): string {
  const isOptional = !isNonNullType(type) || defaultValue !== undefined;
  const text = inputType(getNullableType(type));
  return `${name}${isOptional ? '?' : ''}: ${text}${isNonNullType(type) ? '' : ' | null'};`;
}

/** The TypeScript type of an input; an unlisted scalar is `unknown`, since it is any JSON. */
function inputType(type: GraphQLInputType): string {
  if (isNonNullType(type)) return inputType(type.ofType);
  if (isListType(type)) {
    const entry = inputType(type.ofType);
    return `readonly ${isNonNullType(type.ofType) ? entry : `(${entry} | null)`}[]`;
  }
  if (isEnumType(type) || isInputObjectType(type)) return type.name;
  return scalars[type.name] ?? 'unknown';
}
