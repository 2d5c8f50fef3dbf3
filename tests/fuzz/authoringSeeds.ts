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

/** A page of a small site, so that a long run leaves the pages of the others as they are. */
export interface AuthoredPage {
  site: string;
  language: string;
  itemId: string;
  version: number;
}

/** One question for each field that the authoring interface has: its body as editors' tools send it. */
export function authoringSeeds(page: AuthoredPage): object[] {
  const schema = buildAuthoringSchema();
  return [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field) =>
      questionOf(field, root === schema.getMutationType() ? 'mutation' : 'query', page),
    ),
  );
}

function questionOf(
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
    args.map((arg) => [arg.name, sampleOf(arg.type, arg.name, page)]),
  );
  return { query: `${head} { ${call} ${selection} }`, variables };
}

/** A value that fits a type; what names something names what is there. */
function sampleOf(type: GraphQLInputType, name: string, page: AuthoredPage): unknown {
  if (type instanceof GraphQLNonNull) return sampleOf(type.ofType, name, page);
  if (type instanceof GraphQLList) return [sampleOf(type.ofType, name, page)];
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
      sampleOf(field.type, field.name, page),
    ]),
  );
}
