import {
  isEnumType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  type FieldDefinitionNode,
  type GraphQLSchema,
} from 'graphql';
import { findContractKinds, namedType } from './contractNodes';
import { fieldTypes, fieldKinds, isFieldType } from './fieldKinds';
import { comment, stringUnion } from './typeText';

/**
 * Types of the scalars that the contracts declare.
 * @param scalars TypeScript type of each scalar, from codegen.yml
 * @throws Error for a scalar that codegen.yml does not list
 */
export function scalarTypes(schema: GraphQLSchema, scalars: Record<string, string>): string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))
    .map(({ name, description }) => {
      const type = scalars[name];
      if (type === undefined)
        throw new Error(`codegen.yml has no type for scalar "${name}". Add it to scalars.`);
      return `${comment(description)}export type ${name} = ${type};`;
    });
}

/** Unions of the values of every enum. */
export function enumTypes(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter(isEnumType)
    .filter(({ astNode }) => astNode)
    .map(({ name, description, astNode }) => {
      const values = astNode?.values?.map((value) => value.name.value) ?? [];
      return `${comment(description)}export type ${name} = ${stringUnion(values)};`;
    });
}

/** The objects of fields.graphql, such as TextField, as they are in the layout JSON. */
export function shapeTypes(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap(({ name, description, astNode }) => {
      if (!astNode || findContractKinds(astNode).length > 0) return [];
      const properties = (astNode.fields ?? []).map(shapeProperty);
      return `${comment(description)}export interface ${name} {\n${properties.join('\n')}\n}`;
    });
}

function shapeProperty({ name, type, description }: FieldDefinitionNode): string {
  const optional = type.kind === Kind.NON_NULL_TYPE ? '' : '?';
  const typeName = namedType(type);
  const text = isFieldType(typeName) ? fieldTypes[fieldKinds[typeName]] : typeName;
  return `${comment(description?.value)}${name.value}${optional}: ${text};`;
}
