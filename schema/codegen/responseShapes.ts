import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  getNamedType,
  isCompositeType,
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

/** What JSON holds for a scalar; one that is not named here is text, as enumerations are. */
const scalars: Readonly<Record<string, 'number' | 'boolean' | 'any'>> = {
  Int: 'number',
  Float: 'number',
  Long: 'number',
  Boolean: 'boolean',
  JSON: 'any',
  Any: 'any',
  Placeholders: 'any',
  JSONObject: 'any',
  TextByLanguage: 'any',
  VariantRule: 'any',
};

/** Codegen plugin: the form of the answer to every operation, by the operation's name. */
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
    const shape = answered(objectShape(node.selectionSet, query, { schema, fragments }));
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

/** The platform answers every operation with an object; only an item may be missing. */
function answered({ fields }: ObjectShape): ResponseShape {
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
      fields[name] = shapeOf(definition.type, selection.selectionSet, sources);
      optional.delete(name);
      continue;
    }
    const part =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    const narrowed = part?.typeCondition && schema.getType(part.typeCondition.name.value);
    if (!part || (narrowed && !isCompositeType(narrowed))) throw new Error('Unknown fragment');
    const inner = objectShape(part.selectionSet, narrowed ?? type, sources);
    const isForAll = !narrowed || narrowed === type;
    for (const [name, shape] of Object.entries(inner.fields)) {
      if (name in fields) continue;
      fields[name] = shape;
      if (!isForAll || inner.optional?.includes(name)) optional.add(name);
    }
  }
  return { kind: 'object', fields, ...(optional.size > 0 && { optional: [...optional] }) };
}

function shapeOf(
  type: GraphQLOutputType,
  selected: SelectionSetNode | undefined,
  sources: Sources,
): ResponseShape {
  return isNonNullType(type)
    ? notNull(nullableShapeOf(type.ofType, selected, sources))
    : nullableShapeOf(type, selected, sources);
}

function nullableShapeOf(
  type: GraphQLOutputType,
  selected: SelectionSetNode | undefined,
  sources: Sources,
): ResponseShape {
  if (isListType(type)) {
    return { kind: 'list', of: shapeOf(type.ofType, selected, sources), nullable: true };
  }
  const named = getNamedType(type);
  if (isCompositeType(named)) {
    if (!selected) throw new Error(`Nothing is selected of ${named.name}`);
    return { ...objectShape(selected, named, sources), nullable: true };
  }
  const kind = scalars[named.name] ?? 'string';
  return kind === 'any' ? { kind } : { kind, nullable: true };
}
