import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { inputField } from './schemaTypes';
import { comment } from './typeText';

interface Config {
  /** File of the inputs and enumerations. */
  types: string;
  /** Type of the resolvers' context, as `file#name`. */
  context: string;
  /** Type of the parent object of each GraphQL type, as `file#name`, if it is not the type itself. */
  mappers?: Readonly<Record<string, string>>;
}

const scalars: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Boolean: 'boolean',
  Int: 'number',
  Float: 'number',
  DateTime: 'Date | string',
};

const roots = ['Query', 'Mutation'];

/** Codegen plugin: parameters and results of the resolvers. */
export const plugin: PluginFunction<Config> = (
  schema,
  _documents,
  { types, context, mappers = {} },
) => {
  const allTypes = Object.values(schema.getTypeMap()).sort((a, b) => (a.name < b.name ? -1 : 1));
  const objects = allTypes.filter(isObjectType).filter(({ name }) => !name.startsWith('__'));
  const usedTypes = new Set<string>();

  const resultType = (type: GraphQLOutputType): string => {
    if (!isNonNullType(type)) return `${nonNullType(type)} | null | undefined`;
    return nonNullType(type.ofType);
  };
  const nonNullType = (type: GraphQLOutputType): string => {
    if (isListType(type)) return `readonly (${resultType(type.ofType)})[]`;
    const { name } = getNamedType(type);
    if (isEnumType(type)) usedTypes.add(name);
    if (isEnumType(type) || isObjectType(type)) return name;
    return scalars[name] ?? 'unknown';
  };
  const resultField = ({ name, type, description }: GraphQLField<unknown, unknown>): string =>
    `${comment(description)}${name}${isNonNullType(type) ? '' : '?'}: ${resultType(type)};`;
  const argumentsType = ({ args }: GraphQLField<unknown, unknown>): string => {
    for (const { type } of args) {
      const namedType = getNamedType(type);
      if (isInputObjectType(namedType) || isEnumType(namedType)) usedTypes.add(namedType.name);
    }
    return args.length === 0
      ? 'unknown'
      : `{ ${args.map(({ name, type, defaultValue }) => inputField(name, type, defaultValue)).join(' ')} }`;
  };
  const resolversType = (type: GraphQLObjectType): string => {
    const parent = roots.includes(type.name) ? 'unknown' : type.name;
    const fields = Object.values(type.getFields()).map(
      (field) =>
        `${comment(field.description)}${field.name}: Resolver<${parent}, ${argumentsType(field)}, ${resultType(field.type)}>;`,
    );
    return `export type ${type.name}Resolvers = {\n${fields.join('\n')}\n};`;
  };

  const results = objects
    .filter(({ name }) => !roots.includes(name))
    .map((type) => {
      const { name, description } = type;
      if (name in mappers) return `export type { ${name} };`;
      const fields = Object.values(type.getFields()).map(resultField);
      return `${comment(description)}export interface ${name} {\n${fields.join('\n')}\n}`;
    });
  const resolvedTypes = objects.filter(({ name }) => roots.includes(name) || name in mappers);
  const maps = resolvedTypes.map(resolversType);
  const imports = [
    importLine(context, 'Context'),
    ...Object.entries(mappers).map(([name, source]) => importLine(source, name)),
    `import type { ${[...usedTypes].sort().join(', ')} } from '${types}';`,
  ];
  return `
${imports.join('\n')}

/** Answers one field. */
export type Resolver<Parent, Arguments, Result> = (
  parent: Parent,
  args: Arguments,
  context: Context,
) => Result | Promise<Result>;

/** Those of a part of the schema; other fields are read from what their object is made of. */
export type Resolvers = {
  ${resolvedTypes.map(({ name }) => `${name}?: Partial<${name}Resolvers>;`).join('\n')}
}

${[...results, ...maps].join('\n\n')}
`;
};

function importLine(source: string, localName: string): string {
  const [file, name] = source.split('#');
  return `import type { ${name === localName ? name : `${name} as ${localName}`} } from '${file}';`;
}
