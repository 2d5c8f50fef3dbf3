import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ItemId } from '../../items/guid';
import type { AuthoringContext, AuthoringTopic, Input } from '../authoringContext';
import { publishSitePart, type PublishSitePartInput } from './publishSitePart';
import { saveSiteItem, type SaveSiteItemInput } from './saveSiteItem';
import { readPartContent, type SitePartContent } from './sitePartContent';
import { readPartHistory, type SiteRevision } from './sitePartHistory';
import type { SitePart } from './siteParts';
import { listTagUses, removeTag, type RemoveTagInput, type TagUse } from './tags';

const schemaFile = join('cms', 'authoring', 'site', 'site.graphql');

interface PartArguments {
  site: string;
  part: SitePart;
}

/** What belongs to a whole site: menus and footer, settings, dictionary, tags and redirects. */
export const siteTopic: AuthoringTopic = {
  typeDefs: readFileSync(schemaFile, 'utf8'),
  resolvers: {
    Query: {
      sitePart: (
        _: unknown,
        { site, part }: PartArguments,
        { store }: AuthoringContext,
      ): SitePartContent => readPartContent(store, site, part),
      sitePartHistory: (
        _: unknown,
        { site, part, first }: PartArguments & { first?: number | null },
        { store, db }: AuthoringContext,
      ): Promise<SiteRevision[]> => readPartHistory(store, db, site, part, first ?? 50),
      tagUses: (_: unknown, { site }: { site: string }, { store }: AuthoringContext): TagUse[] =>
        listTagUses(store, site),
    },
    Mutation: {
      saveSiteItem: (
        _: unknown,
        { input }: Input<SaveSiteItemInput>,
        context: AuthoringContext,
      ): Promise<{ itemId: ItemId; version: number }> => saveSiteItem(context, input),
      removeTag: async (
        _: unknown,
        { input }: Input<RemoveTagInput>,
        context: AuthoringContext,
      ): Promise<{ changedStories: number }> => ({
        changedStories: await removeTag(context, input),
      }),
      publishSitePart: async (
        _: unknown,
        { input }: Input<PublishSitePartInput>,
        context: AuthoringContext,
      ): Promise<{ published: number }> => ({ published: await publishSitePart(context, input) }),
    },
  },
};
