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
import { pageHistoryTopic } from './pageHistory/pageHistoryTopic';
import { pagesTopic } from './pages/pagesTopic';
import { guardSchema } from './people/guardSchema';
import { peopleTopic } from './people/peopleTopic';
import { serialiseScans } from './queryCost';
import { releasesTopic } from './releases/releasesTopic';
import { requestsTopic } from './requests/requestsTopic';
import { stagesTopic } from './requests/stagesTopic';
import { siteTopic } from './site/siteTopic';
import { translationTopic } from './translation/translationTopic';
import { variantsTopic } from './variants/variantsTopic';

/** All queries and mutations of the authoring API, by topic. */
const topics: readonly AuthoringTopic[] = [
  itemsTopic,
  listsTopic,
  blocksTopic,
  peopleTopic,
  commentsTopic,
  requestsTopic,
  stagesTopic,
  variantsTopic,
  mediaTopic,
  pagesTopic,
  linksTopic,
  siteTopic,
  checksTopic,
  pageHistoryTopic,
  translationTopic,
  releasesTopic,
  draftLinksTopic,
];

/** Site lookups by the name of the GraphQL field, for arguments that are not items. */
export const siteLookups: Readonly<Record<string, SiteLookup>> = Object.assign(
  {},
  ...topics.map(({ siteLookups }) => siteLookups ?? {}),
) as Record<string, SiteLookup>;

const baseTypeDefs = readFileSync(join('cms', 'authoring', 'authoring.graphql'), 'utf8');

const scalars = {
  DateTime: new GraphQLScalarType({
    name: 'DateTime',
    serialize: (time) => (time instanceof Date ? time.toISOString() : time),
  }),
};

/**
 * The authoring API, modelled on the content platform's own. Saving adds a draft version, which
 * visitors see once it is published. A mutation names the version that it was made from. It is
 * refused with code CONFLICT when someone saved in between, and with FORBIDDEN when the role does
 * not allow it.
 */
export function buildAuthoringSchema(): GraphQLSchema {
  const schema = makeExecutableSchema<AuthoringContext>({
    typeDefs: [baseTypeDefs, ...topics.map(({ typeDefs }) => typeDefs)],
    resolvers: [scalars, ...topics.map(({ resolvers }) => resolvers)],
  });
  guardSchema(schema, siteLookups);
  serialiseScans(schema);
  return schema;
}
