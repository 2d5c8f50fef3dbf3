import type { Resolvers } from '../generated/authoringResolvers';
import type { SiteLookup } from './authoringContext';

/** One subject of the authoring interface: its part of the schema, and what answers it. */
export interface AuthoringTopic {
  /** GraphQL, with `extend type Query` and `extend type Mutation`. */
  typeDefs: string;
  resolvers: Resolvers;
  /** For fields whose arguments name neither a site nor an item of one, by their names. */
  siteOf?: Readonly<Record<string, SiteLookup>>;
}
