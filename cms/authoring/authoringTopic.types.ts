import type { Resolvers } from '../generated/authoringResolvers';
import type { SiteLookup } from './authoringContext';

/** One topic of the authoring API: its section of the schema and its resolvers. */
export interface AuthoringTopic {
  /** GraphQL, with `extend type Query` and `extend type Mutation`. */
  typeDefs: string;
  resolvers: Resolvers;
  /** Site lookups by field name, for fields whose arguments contain neither a site nor an item. */
  siteLookups?: Readonly<Record<string, SiteLookup>>;
}
