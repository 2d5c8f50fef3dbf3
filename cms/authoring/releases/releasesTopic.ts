import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listReleases, readRelease, type ReleaseWithItems } from './releaseTable';
import type { AuthoringContext, Input, SiteLookup } from '../authoringContext';
import type { AuthoringTopic } from '../authoringTopic.types';
import { unpublishPage } from '../publishing/publishContent';
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
      releases: (_, { site }, { db }) => listReleases(db, site),
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
      unpublishPage: (_, { input }, context) => unpublishPage(context, input),
    },
    Release: {
      author: ({ authorName }) => authorName,
    },
    ReleaseItem: {
      name: ({ itemId, language, name }, _, { store }) =>
        store.draft.findIn(itemId, language)?.version.displayName ?? name,
      route: ({ itemId }, _, { store }) => {
        const item = store.draft.find(itemId);
        return item && store.draft.isPage(item) ? store.draft.routeOf(item) : null;
      },
      isGone: ({ itemId, language }, _, { store }) =>
        store.draft.findIn(itemId, language) === undefined,
    },
  },
};
