import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  Kind,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { ResponseShape } from '../responseShape';

type ObjectShape = Extract<ResponseShape, { kind: 'object' }>;

/** JSON type of each scalar. */
const scalars: Readonly<Record<string, 'string' | 'number' | 'boolean' | 'any'>> = {
  ID: 'string',
  String: 'string',
  DateTime: 'string',
  CropRatio: 'string',
  Int: 'number',
  Float: 'number',
  Long: 'number',
  Boolean: 'boolean',
  JSON: 'any',
  Message: 'any',
  Any: 'any',
  Placeholders: 'any',
  JSONObject: 'any',
  TextByLanguage: 'any',
  VariantRule: 'any',
};

/** Codegen plugin: the shape of the answer to every operation, by the operation's name. */
export const plugin: PluginFunction = (schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const shapes = definitions.flatMap((node) => {
    const query = schema.getQueryType();
    if (node.kind !== Kind.OPERATION_DEFINITION || !node.name || !query) return [];
    const shape = withRequiredRoots(objectShape(node.selectionSet, query, { schema, fragments }));
    return [`${node.name.value}: ${JSON.stringify(shape)}`];
  });
  return `
import type { ResponseShape } from '../responseShape';

/** The form of the answer to every operation of schema/operations/. */
export const responseShapes = {
  ${shapes.sort().join(',\n')}
} satisfies Record<string, ResponseShape>;
`;
};

/**
 * Makes the root fields non-null: the platform answers every operation with an object, in which only `item`
 * may be null.
 */
function withRequiredRoots({ fields }: ObjectShape): ResponseShape {
  const roots = Object.entries(fields).map(([name, field]) =>
    name === 'item' ? [name, field] : [name, notNull(field)],
  );
  return { kind: 'object', fields: Object.fromEntries(roots) as ObjectShape['fields'] };
}

function notNull(shape: ResponseShape): ResponseShape {
  const { nullable: _, ...rest } = shape as ResponseShape & { nullable?: true };
  return rest;
}

interface Sources {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/**
 * The shape of an object in an answer, from the selections of a query.
 * @throws Error for an unknown field, fragment or scalar
 */
export function objectShape(
  { selections }: SelectionSetNode,
  type: GraphQLCompositeType,
  sources: Sources,
): ObjectShape {
  const { schema, fragments } = sources;
  const fields: Record<string, ResponseShape> = {};
  const optional = new Set<string>();
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const definition = 'getFields' in type ? type.getFields()[selection.name.value] : undefined;
      if (!definition) throw new Error(`${type.name} has no field ${selection.name.value}`);
      const name = (selection.alias ?? selection.name).value;
      fields[name] = typeShape(definition.type, selection.selectionSet, sources);
      optional.delete(name);
      continue;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    const conditionType =
      fragment?.typeCondition && schema.getType(fragment.typeCondition.name.value);
    if (!fragment || (conditionType && !isCompositeType(conditionType)))
      throw new Error('Unknown fragment');
    const inner = objectShape(fragment.selectionSet, conditionType ?? type, sources);
    const isUnconditional = !conditionType || conditionType === type;
    for (const [name, shape] of Object.entries(inner.fields)) {
      if (name in fields) continue;
      fields[name] = shape;
      if (!isUnconditional || inner.optional?.includes(name)) optional.add(name);
    }
  }
  return { kind: 'object', fields, ...(optional.size > 0 && { optional: [...optional] }) };
}

function typeShape(
  type: GraphQLOutputType,
  selected: SelectionSetNode | undefined,
  sources: Sources,
): ResponseShape {
  return isNonNullType(type)
    ? notNull(nullableTypeShape(type.ofType, selected, sources))
    : nullableTypeShape(type, selected, sources);
}

function nullableTypeShape(
  type: GraphQLOutputType,
  selected: SelectionSetNode | undefined,
  sources: Sources,
): ResponseShape {
  if (isListType(type)) {
    return { kind: 'list', of: typeShape(type.ofType, selected, sources), nullable: true };
  }
  const namedType = getNamedType(type);
  if (isCompositeType(namedType)) {
    if (!selected) throw new Error(`Nothing is selected of ${namedType.name}`);
    return { ...objectShape(selected, namedType, sources), nullable: true };
  }
  const kind = isEnumType(namedType) ? 'string' : scalars[namedType.name];
  if (!kind) throw new Error(`No JSON type for the scalar "${namedType.name}". Add it to scalars.`);
  return kind === 'any' ? { kind } : { kind, nullable: true };
}
