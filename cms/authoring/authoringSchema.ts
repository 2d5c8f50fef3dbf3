import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLScalarType, type GraphQLSchema } from 'graphql';
import type { AuthoringContext, SiteLookup } from './authoringContext';
import type { AuthoringTopic } from './authoringTopic.types';
import { blocksTopic } from './blocks/blocksTopic';
import { checksTopic } from './checks/checksTopic';
import { commentsTopic } from './comments/commentsTopic';
import { draftLinksTopic } from './draftLinks/draftLinksTopic';
import { itemsTopic } from './items/itemsTopic';
import { linksTopic } from './links/linksTopic';
import { listsTopic } from './lists/listsTopic';
import { mediaTopic } from './media/mediaTopic';
import { pagesTopic } from './pages/pagesTopic';
import { guardSchema } from './people/guardSchema';
import { peopleTopic } from './people/peopleTopic';
import { spaceWalks } from './queryWeight';
import { releasesTopic } from './releases/releasesTopic';
import { requestsTopic } from './requests/requestsTopic';
import { siteTopic } from './site/siteTopic';
import { variantsTopic } from './variants/variantsTopic';

/** Everything that editors' tools can ask and do, by subject. */
const topics: readonly AuthoringTopic[] = [
  itemsTopic,
  listsTopic,
  blocksTopic,
  peopleTopic,
  commentsTopic,
  requestsTopic,
  variantsTopic,
  mediaTopic,
  pagesTopic,
  linksTopic,
  siteTopic,
  checksTopic,
  releasesTopic,
  draftLinksTopic,
];

/** How fields find the site of what they name, where that is no item. */
export const siteLookups: Readonly<Record<string, SiteLookup>> = Object.assign(
  {},
  ...topics.map(({ siteOf }) => siteOf ?? {}),
) as Record<string, SiteLookup>;

const base = readFileSync(join('cms', 'authoring', 'authoring.graphql'), 'utf8');

const scalars = {
  DateTime: new GraphQLScalarType({
    name: 'DateTime',
    serialize: (time) => (time instanceof Date ? time.toISOString() : time),
  }),
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
  guardSchema(schema, siteLookups);
  spaceWalks(schema);
  return schema;
}
