import type { GraphQLInputObjectType, GraphQLField, GraphQLInputType } from 'graphql';
import {
  GraphQLEnumType,
  GraphQLList,
  GraphQLNonNull,
  isInputObjectType,
  isLeafType,
  getNamedType,
} from 'graphql';
import { buildAuthoringSchema } from '../../cms/authoring/authoringSchema';

/** A page of a small site, so that long runs do not change the pages of other sites. */
export interface AuthoredPage {
  site: string;
  language: string;
  itemId: string;
  version: number;
}

/** Returns a request body for each field of the authoring API. */
export function createAuthoringSeeds(page: AuthoredPage): object[] {
  const schema = buildAuthoringSchema();
  return [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field) =>
      getQuestion(field, root === schema.getMutationType() ? 'mutation' : 'query', page),
    ),
  );
}

function getQuestion(
  { name, args, type }: GraphQLField<unknown, unknown>,
  operation: string,
  page: AuthoredPage,
): object {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  const head = declared === '' ? operation : `${operation}(${declared})`;
  const call = passed === '' ? name : `${name}(${passed})`;
  const variables = Object.fromEntries(
    args.map((arg) => [arg.name, createSample(arg.type, arg.name, page)]),
  );
  return { query: `${head} { ${call} ${selection} }`, variables };
}

/** Returns a value of a type; names refer to existing items. */
function createSample(type: GraphQLInputType, name: string, page: AuthoredPage): unknown {
  if (type instanceof GraphQLNonNull) return createSample(type.ofType, name, page);
  if (type instanceof GraphQLList) return [createSample(type.ofType, name, page)];
  if (type instanceof GraphQLEnumType) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) return sampleObject(type, page);
  if (type.name === 'Boolean') return true;
  if (type.name === 'Int') return /version/i.test(name) ? page.version : 1;
  if (type.name === 'DateTime') return '2030-01-01T10:00:00Z';
  if (type.name === 'JSON' || type.name === 'Placeholders') return 'x';
  if (name === 'site' || name === 'language') return page[name];
  return type.name === 'ID' || /id$|path|parent/i.test(name) ? page.itemId : 'title';
}

function sampleObject(type: GraphQLInputObjectType, page: AuthoredPage): object {
  return Object.fromEntries(
    Object.values(type.getFields()).map((field) => [
      field.name,
      createSample(field.type, field.name, page),
    ]),
  );
}
