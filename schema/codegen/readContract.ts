import {
  isEnumType,
  isInterfaceType,
  isObjectType,
  valueFromASTUntyped,
  type FieldDefinitionNode,
  type GraphQLSchema,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import type { Choice, Contract, Described, FieldContract, FieldContracts } from '../contract';
import { contractKindsOf, directiveArgument, listOf, namedType } from './contractNodes';
import { fieldKinds, isFieldType } from './fieldKinds';

/**
 * Turns the schema of `loadContracts` into the runtime contract.
 *
 * Contracts come in the order of their names, fields in the order in which they are written.
 */
export function readContract(schema: GraphQLSchema): Contract {
  const contract: Contract = { blocks: {}, items: {}, pages: {}, settings: {} };
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const { name, astNode } of types.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!astNode) continue;
    const label = String(directiveArgument(astNode, 'label'));
    const description = astNode.description?.value;
    const fields = readFields(schema, withInterfaces(schema, astNode));
    const item = { label, description, fields };
    switch (contractKindsOf(astNode)[0]) {
      case 'block':
        contract.blocks[name] = {
          label,
          category: String(directiveArgument(astNode, 'category')),
          description,
          placeholders: placeholdersOf(directiveArgument(astNode, 'placeholders')),
          fields,
        };
        break;
      case 'item':
        contract.items[name] = item;
        break;
      case 'page':
        contract.pages[name] = item;
        break;
      case 'settings':
        contract.settings[name] = item;
        break;
      case undefined:
    }
  }
  return contract;
}

/** The fields of a type; what one does not say to editors itself, the interface's says. */
function withInterfaces(
  schema: GraphQLSchema,
  { fields = [], interfaces = [] }: ObjectTypeDefinitionNode,
): FieldDefinitionNode[] {
  const inherited = interfaces.flatMap(({ name }) => {
    const type = schema.getType(name.value);
    return (isInterfaceType(type) && type.astNode?.fields) || [];
  });
  return fields.map((field) => {
    const from = inherited.find(({ name }) => name.value === field.name.value);
    return {
      ...field,
      description: field.description ?? from?.description,
      directives: [...(field.directives ?? []), ...(from?.directives ?? [])],
    };
  });
}

/** Reads the fields of a type in the order in which they are written. */
export function readFields(
  schema: GraphQLSchema,
  nodes: readonly FieldDefinitionNode[] = [],
): FieldContracts {
  return Object.fromEntries(
    nodes.map((node) => [
      node.name.value,
      { ...readField(schema, node), description: node.description?.value, ...forEditors(node) },
    ]),
  );
}

/** What @editor says; the field's own goes before the interface's. */
function forEditors({ directives = [] }: FieldDefinitionNode): Described & { choices?: Choice[] } {
  const [directive] = directives.filter(({ name }) => name.value === 'editor');
  return Object.fromEntries(
    (directive?.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
  );
}

function readField(
  schema: GraphQLSchema,
  { type, directives }: FieldDefinitionNode,
): FieldContract {
  const of = namedType(type);
  if (listOf(type) !== undefined) {
    const queried = directives?.some(({ name }) => name.value === 'queried');
    return queried ? { kind: 'items', of, queried } : { kind: 'items', of };
  }
  if (isFieldType(of)) return { kind: fieldKinds[of] };
  const named = schema.getType(of);
  if (!isEnumType(named)) return { kind: 'item', of };
  const values = named.astNode?.values?.map(({ name }) => name.value) ?? [];
  return { kind: 'enum', of, values };
}

function placeholdersOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
