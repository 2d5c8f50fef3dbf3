import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  Kind,
  OperationTypeNode,
  print,
  stripIgnoredCharacters,
  visit,
  type DefinitionNode,
  type FragmentDefinitionNode,
} from 'graphql';
import { objectShape } from './responseShapes';

/** Codegen plugin, after typescript-operations: every operation as text, with the form of its answer. */
export const plugin: PluginFunction<{ typedQuery: string }> = (
  schema,
  documents,
  { typedQuery },
) => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const queries = definitions.flatMap((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION || !node.name) return [];
    const root = schema.getRootType(node.operation);
    if (!root) throw new Error(`There is no ${node.operation}`);
    const name = node.name.value;
    const type = `${name}${node.operation === OperationTypeNode.QUERY ? 'Query' : 'Mutation'}`;
    const parts = [node, ...fragmentsIn(node, fragments)].map(print).join('\n');
    const text = JSON.stringify(stripIgnoredCharacters(parts));
    const shape = JSON.stringify(objectShape(node.selectionSet, root, { schema, fragments }));
    return [
      `export const ${name}Document: TypedQuery<${type}, ${type}Variables> = { query: ${text}, shape: ${shape} };`,
    ];
  });
  return {
    prepend: [`import type { TypedQuery } from '${typedQuery}';`],
    content: queries.sort().join('\n\n'),
  };
};

/** The fragments that a definition spreads, and those that they spread. */
function fragmentsIn(
  node: DefinitionNode,
  all: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = all.get(name.value);
      if (!fragment) throw new Error(`There is no fragment ${name.value}`);
      if (found.has(fragment)) return;
      found.add(fragment);
      fragmentsIn(fragment, all, found);
    },
  });
  return found;
}
