import {
  isEnumType,
  isInterfaceType,
  isObjectType,
  valueFromASTUntyped,
  type FieldDefinitionNode,
  type GraphQLSchema,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import type { Contract, FieldBase, FieldContract, FieldContracts } from '../contract';
import { findContractKinds, directiveArgument, listElementType, namedType } from './contractNodes';
import { fieldKinds, isFieldType } from './fieldKinds';

/**
 * Converts the schema of `loadContracts` into the runtime contract. Contracts are sorted by name; fields
 * keep their order.
 */
export function readContract(schema: GraphQLSchema): Contract {
  const contract: Contract = { blocks: {}, items: {}, pages: {}, settings: {} };
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const { name, astNode } of types.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!astNode) continue;
    const description = astNode.description?.value;
    const fields = readFields(schema, inheritFromInterfaces(schema, astNode), name);
    const item = { description, fields };
    switch (findContractKinds(astNode)[0]) {
      case 'block':
        contract.blocks[name] = {
          category: String(directiveArgument(astNode, 'category')),
          description,
          placeholders: toStrings(directiveArgument(astNode, 'placeholders')),
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

/** The fields of a type. A field without a description gets that of the interface; directives are merged. */
function inheritFromInterfaces(
  schema: GraphQLSchema,
  { fields = [], interfaces = [] }: ObjectTypeDefinitionNode,
): FieldDefinitionNode[] {
  const inherited = interfaces.flatMap(({ name }) => {
    const type = schema.getType(name.value);
    return (isInterfaceType(type) && type.astNode?.fields) || [];
  });
  return fields.map((field) => {
    const inheritedField = inherited.find(({ name }) => name.value === field.name.value);
    return {
      ...field,
      description: field.description ?? inheritedField?.description,
      directives: [...(field.directives ?? []), ...(inheritedField?.directives ?? [])],
    };
  });
}

/** Reads the fields of a type, in their order. */
export function readFields(
  schema: GraphQLSchema,
  nodes: readonly FieldDefinitionNode[] = [],
  owner?: string,
): FieldContracts {
  return Object.fromEntries(
    nodes.map((node) => [
      node.name.value,
      {
        ...readField(schema, node),
        description: node.description?.value,
        owner,
        ...readEditorDirective(node),
      },
    ]),
  );
}

/** The arguments of a field's @editor directive; the field's own takes precedence over the interface's. */
function readEditorDirective({
  directives = [],
}: FieldDefinitionNode): FieldBase & { choices?: string[] } {
  const [directive] = directives.filter(({ name }) => name.value === 'editor');
  return Object.fromEntries(
    (directive?.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
  );
}

function readField(
  schema: GraphQLSchema,
  { type, directives }: FieldDefinitionNode,
): FieldContract {
  const typeName = namedType(type);
  if (listElementType(type) !== undefined) {
    const queried = directives?.some(({ name }) => name.value === 'queried');
    return queried ? { kind: 'items', of: typeName, queried } : { kind: 'items', of: typeName };
  }
  if (isFieldType(typeName)) return { kind: fieldKinds[typeName] };
  const typeDefinition = schema.getType(typeName);
  if (!isEnumType(typeDefinition)) return { kind: 'item', of: typeName };
  const values = typeDefinition.astNode?.values?.map(({ name }) => name.value) ?? [];
  return { kind: 'enum', of: typeName, values };
}

function toStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
