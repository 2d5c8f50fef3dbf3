import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listReleases, readRelease, type ReleaseItem, type ReleaseWithItems } from './releaseTable';
import type { AuthoringContext, AuthoringTopic, Input, SiteLookup } from '../authoringContext';
import { unpublishPage, type UnpublishInput } from '../publishing/publishContent';
import {
  addToRelease,
  cancelRelease,
  changeRelease,
  createRelease,
  endReleaseNow,
  publishReleaseNow,
  removeFromRelease,
  schedulePage,
} from './changeReleases';

const schemaFile = join('cms', 'authoring', 'releases', 'releases.graphql');

/** A mutation whose payload is the release after it. */
const changing =
  <Value>(change: (context: AuthoringContext, input: Value) => Promise<ReleaseWithItems>) =>
  async (_: unknown, { input }: Input<Value>, context: AuthoringContext) => ({
    release: await change(context, input),
  });

const iso = (time: Date | null) => time?.toISOString() ?? null;

const siteOfRelease: SiteLookup = async ({ input }, { db }) =>
  (await readRelease(db, String(input?.id)))?.site;

/** Schedules, releases, and taking pages away. */
export const releasesTopic: AuthoringTopic = {
  typeDefs: readFileSync(schemaFile, 'utf8'),
  siteOf: {
    updateRelease: siteOfRelease,
    addToRelease: siteOfRelease,
    removeFromRelease: siteOfRelease,
    publishRelease: siteOfRelease,
    endRelease: siteOfRelease,
    cancelRelease: siteOfRelease,
  },
  resolvers: {
    Query: {
      releases: (_: unknown, { site }: { site: string }, { db }: AuthoringContext) =>
        listReleases(db, site),
    },
    Mutation: {
      schedulePage: changing(schedulePage),
      createRelease: changing(createRelease),
      updateRelease: changing(changeRelease),
      addToRelease: changing(addToRelease),
      removeFromRelease: changing(removeFromRelease),
      publishRelease: changing(publishReleaseNow),
      endRelease: changing(endReleaseNow),
      cancelRelease: changing(cancelRelease),
      unpublishPage: (_: unknown, { input }: Input<UnpublishInput>, context: AuthoringContext) =>
        unpublishPage(context, input),
    },
    Release: {
      publishAt: ({ publishAt }: ReleaseWithItems) => iso(publishAt),
      endAt: ({ endAt }: ReleaseWithItems) => iso(endAt),
      publishedAt: ({ publishedAt }: ReleaseWithItems) => iso(publishedAt),
      endedAt: ({ endedAt }: ReleaseWithItems) => iso(endedAt),
      author: ({ authorName }: ReleaseWithItems) => authorName,
    },
    ReleaseItem: {
      name: ({ itemId, language, name }: ReleaseItem, _: unknown, { store }: AuthoringContext) =>
        store.draft.findIn(itemId, language)?.version.displayName ?? name,
      route: ({ itemId }: ReleaseItem, _: unknown, { store }: AuthoringContext) => {
        const item = store.draft.find(itemId);
        return item && store.draft.isPage(item) ? store.draft.routeOf(item) : null;
      },
      isGone: ({ itemId, language }: ReleaseItem, _: unknown, { store }: AuthoringContext) =>
        store.draft.findIn(itemId, language) === undefined,
    },
  },
};
