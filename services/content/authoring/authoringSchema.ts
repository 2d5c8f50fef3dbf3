import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLScalarType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { AuthoringContext, AuthoringTopic } from './authoringContext';
import { checksTopic } from './checks/checksTopic';
import { draftLinksTopic } from './draftLinks/draftLinksTopic';
import { itemsTopic } from './itemsTopic';
import { checkMayChange } from './people/permissions';
import { releasesTopic } from './releases/releasesTopic';

/** Everything that editors' tools can ask and do, by subject. */
const topics: readonly AuthoringTopic[] = [
  itemsTopic,
  checksTopic,
  releasesTopic,
  draftLinksTopic,
];

const base = `
  "Any JSON value."
  scalar JSON

  "ISO 8601, in UTC."
  scalar DateTime

  type Query
  type Mutation
`;

const scalars = {
  JSON: new GraphQLScalarType({ name: 'JSON' }),
  DateTime: new GraphQLScalarType({ name: 'DateTime' }),
};

/**
 * The authoring interface, in the manner of the platform's own. Saving adds a draft version; visitors
 * see it once it is published. A change names the version that it was made from, and is refused with
 * code CONFLICT when somebody saved in between; one that the role does not reach with FORBIDDEN.
 */
export function buildAuthoringSchema(): GraphQLSchema {
  const schema = makeExecutableSchema<AuthoringContext>({
    typeDefs: [base, ...topics.map(({ typeDefs }) => typeDefs)],
    resolvers: [scalars, ...topics.map(({ resolvers }) => resolvers)],
  });
  guardMutations(schema);
  return schema;
}

/** Asks for the role that a change needs before anything of it happens. */
function guardMutations(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve = field.resolve as GraphQLFieldResolver<unknown, AuthoringContext> | undefined;
    field.resolve = (source, args, context: AuthoringContext, info) => {
      checkMayChange(context.actor, field.name);
      return resolve?.(source, args as Record<string, unknown>, context, info);
    };
  }
}
