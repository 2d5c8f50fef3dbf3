/** Reading the syntax tree of a contract. */
import { Kind, valueFromASTUntyped, type ObjectTypeDefinitionNode, type TypeNode } from 'graphql';

const contractKinds = ['block', 'item', 'page', 'settings'] as const;

export type ContractKind = (typeof contractKinds)[number];

/** Which contracts a type is marked as; a valid one is marked as one, a field shape as none. */
export function contractKindsOf(node: ObjectTypeDefinitionNode): ContractKind[] {
  return contractKinds.filter((kind) =>
    node.directives?.some((directive) => directive.name.value === kind),
  );
}

/** An argument of the directive that marks a contract, undefined when it is not given. */
export function directiveArgument(node: ObjectTypeDefinitionNode, name: string): unknown {
  const argument = node.directives
    ?.flatMap((directive) => directive.arguments ?? [])
    .find((candidate) => candidate.name.value === name);
  return argument && valueFromASTUntyped(argument.value);
}

/** Name of the type that a list is of; undefined for anything but a list of a named type. */
export function listOf(type: TypeNode): string | undefined {
  if (type.kind === Kind.NON_NULL_TYPE) return listOf(type.type);
  return type.kind === Kind.LIST_TYPE ? namedType(type.type) : undefined;
}

/** Name of a type without its list and non-null wrappers. */
export function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}
