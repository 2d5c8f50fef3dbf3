import { basename, dirname } from 'node:path';
import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FieldDefinitionNode,
  type InterfaceTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import { contractKindsOf, listOf, namedType } from './contractNodes';
import { fieldKinds, isFieldType } from './fieldKinds';

/**
 * Checks what the rules of GraphQL leave open about our contracts.
 *
 * @param document all contracts; already valid as SDL, so every named type exists
 * @returns one error per fault, each with the node it is about (its file and line)
 */
export function checkContracts(document: DocumentNode): GraphQLError[] {
  const enums = new Set<string>();
  const items = new Set<string>();
  for (const node of document.definitions) {
    if (node.kind === Kind.ENUM_TYPE_DEFINITION) enums.add(node.name.value);
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION && contractKindsOf(node).includes('item'))
      items.add(node.name.value);
  }

  return document.definitions.flatMap((node) => {
    if (node.kind === Kind.INTERFACE_TYPE_DEFINITION) return checkFields(node, enums, items);
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
    if (contractKindsOf(node).length === 0) return checkShape(node);
    return [...checkBlock(node), ...checkFields(node, enums, items)];
  });
}

/** Outside fields.graphql every object type is a contract: one that says nothing was forgotten. */
function checkShape(node: ObjectTypeDefinitionNode): GraphQLError[] {
  if (fileOf(node) === 'fields.graphql') return [];
  return [
    fault(node, `Type "${node.name.value}" needs one of @block, @item, @page and @settings.`),
  ];
}

/** Props that a component gets besides the fields of its contract. */
const takenNames = new Map([
  ['slots', "has the name of the component's slots."],
  ['data', "has the name of what the block's loader brings."],
]);

function checkBlock(node: ObjectTypeDefinitionNode): GraphQLError[] {
  const name = node.name.value;
  const kinds = contractKindsOf(node);
  if (kinds.length > 1)
    return [fault(node, `Type "${name}" can be only one of @${kinds.join(' and @')}.`)];
  if (kinds[0] !== 'block') return [];
  const errors: GraphQLError[] = [];
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
    errors.push(fault(node, `Block "${name}" names a component, so it starts with a capital.`));
  if (fileOf(node) !== `blocks/${name}.graphql`)
    errors.push(fault(node, `Block "${name}" belongs in blocks/${name}.graphql.`));
  for (const field of node.fields ?? []) {
    const taken = takenNames.get(field.name.value);
    if (taken) errors.push(fault(field, `Field "${name}.${field.name.value}" ${taken}`));
  }
  return errors;
}

function checkFields(
  node: ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode,
  enums: Set<string>,
  items: Set<string>,
): GraphQLError[] {
  return (node.fields ?? []).flatMap((field) => {
    const path = `${node.name.value}.${field.name.value}`;
    const problem = fieldProblem(field, enums, items);
    return problem === undefined ? [] : [fault(field, `Field "${path}" ${problem}`)];
  });
}

function fieldProblem(
  { type }: FieldDefinitionNode,
  enums: Set<string>,
  items: Set<string>,
): string | undefined {
  if (type.kind === Kind.NON_NULL_TYPE)
    return 'cannot be non-null: editors may leave every field blank.';
  const of = listOf(type);
  if (of !== undefined)
    return items.has(of) ? undefined : `lists "${of}", which is not marked @item.`;
  const typeName = namedType(type);
  if (isFieldType(typeName) || enums.has(typeName) || items.has(typeName)) return undefined;
  const known = Object.keys(fieldKinds).join(', ');
  return `has type "${typeName}". Use ${known}, an enum, an @item or a list of one.`;
}

/** File of a node as seen from schema/, such as `blocks/Blurb.graphql`. */
function fileOf(node: ObjectTypeDefinitionNode): string {
  const path = node.loc?.source.name ?? '';
  const folder = basename(dirname(path));
  return folder === 'blocks' ? `blocks/${basename(path)}` : basename(path);
}

function fault(
  node: ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode | FieldDefinitionNode,
  message: string,
) {
  return new GraphQLError(message, { nodes: node.name });
}
