/** Helpers that read the syntax tree of a contract. */
import {
  Kind,
  print,
  valueFromASTUntyped,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from 'graphql';

const contractKinds = ['block', 'item', 'page', 'settings'] as const;

export type ContractKind = (typeof contractKinds)[number];

/** The kinds that a type is marked with: a valid contract has exactly one; the types of fields have none. */
export function findContractKinds(node: ObjectTypeDefinitionNode): ContractKind[] {
  return contractKinds.filter((kind) =>
    node.directives?.some((directive) => directive.name.value === kind),
  );
}

/** An argument of the directive that marks a contract; undefined when it is not given. */
export function directiveArgument(node: ObjectTypeDefinitionNode, name: string): unknown {
  const argument = node.directives
    ?.flatMap((directive) => directive.arguments ?? [])
    .find((candidate) => candidate.name.value === name);
  return argument && valueFromASTUntyped(argument.value);
}

/**
 * The element type of a list, as written (`Row`, or `[Row]` in a list of lists); undefined for any other
 * type.
 */
export function listElementType(type: TypeNode): string | undefined {
  if (type.kind !== Kind.LIST_TYPE) return undefined;
  return print(type.type.kind === Kind.NON_NULL_TYPE ? type.type.type : type.type);
}

/** Name of a type without its list and non-null wrappers. */
export function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}
