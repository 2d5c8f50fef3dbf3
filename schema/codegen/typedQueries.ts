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

/** Codegen plugin, after typescript-operations: the text of every operation, with the shape of its answer. */
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
    if (!root) throw new Error(`The schema has no ${node.operation}`);
    const name = node.name.value;
    const type = `${name}${node.operation === OperationTypeNode.QUERY ? 'Query' : 'Mutation'}`;
    const source = [node, ...collectFragments(node, fragments)].map(print).join('\n');
    const text = JSON.stringify(stripIgnoredCharacters(source));
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

/** The fragments that a definition uses, directly or through other fragments. */
function collectFragments(
  node: DefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  collected = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment) throw new Error(`Unknown fragment ${name.value}`);
      if (collected.has(fragment)) return;
      collected.add(fragment);
      collectFragments(fragment, fragments, collected);
    },
  });
  return collected;
}
