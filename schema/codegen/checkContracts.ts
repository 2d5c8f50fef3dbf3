import { basename, dirname } from 'node:path';
import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FieldDefinitionNode,
  type InterfaceTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import { findContractKinds, directiveArgument, listElementType, namedType } from './contractNodes';
import { fieldKinds, isFieldType } from './fieldKinds';

/**
 * Checks the rules for contracts that GraphQL itself does not check.
 * @param document all contracts; already valid as SDL, so every named type exists
 * @returns one error per problem, each with its node (its file and line)
 */
export function checkContracts(document: DocumentNode): GraphQLError[] {
  const enums = new Set<string>();
  const items = new Set<string>();
  for (const node of document.definitions) {
    if (node.kind === Kind.ENUM_TYPE_DEFINITION) enums.add(node.name.value);
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION && findContractKinds(node).includes('item'))
      items.add(node.name.value);
  }

  return document.definitions.flatMap((node) => {
    if (node.kind === Kind.INTERFACE_TYPE_DEFINITION) return checkFields(node, enums, items);
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
    if (findContractKinds(node).length === 0) return checkShape(node);
    return [...checkBlock(node), ...checkFields(node, enums, items)];
  });
}

/** Outside fields.graphql every object type must be a contract, so a directive is required. */
function checkShape(node: ObjectTypeDefinitionNode): GraphQLError[] {
  if (contractFile(node) === 'fields.graphql') return [];
  return [
    contractError(
      node,
      `Type "${node.name.value}" needs one of @block, @item, @page and @settings.`,
    ),
  ];
}

/** Props that a component gets in addition to the fields of its contract. */
const RESERVED_NAMES = new Map([
  ['slots', "has the name of the component's slots."],
  ['data', "has the name of what the block's loader brings."],
]);

/** Groups of the editors' toolbox and of Storybook. */
export const blockCategories = [
  'Cars',
  'Content',
  'Dealers',
  'Finders',
  'Forms',
  'Frame',
  'Heroes',
  'Layout',
  'Links',
  'Navigation',
  'Stories',
  'Text and media',
];

function checkBlock(node: ObjectTypeDefinitionNode): GraphQLError[] {
  const name = node.name.value;
  const kinds = findContractKinds(node);
  if (kinds.length > 1)
    return [contractError(node, `Type "${name}" can be only one of @${kinds.join(' and @')}.`)];
  if (kinds[0] !== 'block') return [];
  const errors: GraphQLError[] = [];
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
    errors.push(
      contractError(node, `Block "${name}" names a component, so it starts with a capital.`),
    );
  if (contractFile(node) !== `blocks/${name}.graphql`)
    errors.push(contractError(node, `Block "${name}" belongs in schema/blocks/${name}.graphql.`));
  if (!node.description?.value.trim())
    errors.push(
      contractError(node, `Block "${name}" needs a description: a line in quotes above its type.`),
    );
  const category = String(directiveArgument(node, 'category'));
  if (!blockCategories.includes(category)) {
    const categoryNames = blockCategories.join(', ');
    errors.push(
      contractError(
        node,
        `Block "${name}" has the category "${category}". Use ${categoryNames}, or add one to schema/codegen/checkContracts.ts.`,
      ),
    );
  }
  for (const field of node.fields ?? []) {
    const reason = RESERVED_NAMES.get(field.name.value);
    if (reason) errors.push(contractError(field, `Field "${name}.${field.name.value}" ${reason}`));
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
    return problem === undefined ? [] : [contractError(field, `Field "${path}" ${problem}`)];
  });
}

function fieldProblem(
  { type }: FieldDefinitionNode,
  enums: Set<string>,
  items: Set<string>,
): string | undefined {
  if (type.kind === Kind.NON_NULL_TYPE)
    return 'cannot be non-null: editors may leave every field blank.';
  const listedType = listElementType(type);
  if (listedType !== undefined)
    return items.has(listedType) ? undefined : `lists "${listedType}", which is not marked @item.`;
  const typeName = namedType(type);
  if (isFieldType(typeName) || enums.has(typeName) || items.has(typeName)) return undefined;
  const allowed = Object.keys(fieldKinds).join(', ');
  return `has type "${typeName}". Use ${allowed}, an enum, an @item or a list of one.`;
}

/** File of a node, relative to schema/, such as `blocks/Blurb.graphql`. */
function contractFile(node: ObjectTypeDefinitionNode): string {
  const path = node.loc?.source.name ?? '';
  const folder = basename(dirname(path));
  return folder === 'blocks' ? `blocks/${basename(path)}` : basename(path);
}

function contractError(
  node: ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode | FieldDefinitionNode,
  message: string,
) {
  return new GraphQLError(message, { nodes: node.name });
}
