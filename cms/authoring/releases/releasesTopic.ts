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

const SCHEMA_FILE = join('cms', 'authoring', 'releases', 'releases.graphql');

/** Creates the resolver of a mutation that returns the changed release. */
const createResolver =
  <Value>(change: (context: AuthoringContext, input: Value) => Promise<ReleaseWithItems>) =>
  async (_: unknown, { input }: Input<Value>, context: AuthoringContext) => ({
    release: await change(context, input),
  });

const findSiteOfRelease: SiteLookup = async ({ input }, { db }) =>
  (await readRelease(db, String(input?.id)))?.site;

/** Releases, schedules of single pages, and unpublishing. */
export const releasesTopic: AuthoringTopic = {
  typeDefs: readFileSync(SCHEMA_FILE, 'utf8'),
  siteLookups: {
    updateRelease: findSiteOfRelease,
    addToRelease: findSiteOfRelease,
    removeFromRelease: findSiteOfRelease,
    publishRelease: findSiteOfRelease,
    endRelease: findSiteOfRelease,
    cancelRelease: findSiteOfRelease,
  },
  resolvers: {
    Query: {
      releases: (_, { site }, { db }) => listReleases(db, site),
    },
    Mutation: {
      schedulePage: createResolver(schedulePage),
      createRelease: createResolver(createRelease),
      updateRelease: createResolver(changeRelease),
      addToRelease: createResolver(addToRelease),
      removeFromRelease: createResolver(removeFromRelease),
      publishRelease: createResolver(publishReleaseNow),
      endRelease: createResolver(endReleaseNow),
      cancelRelease: createResolver(cancelRelease),
      unpublishPage: (_, { input }, context) => unpublishPage(context, input),
    },
    Release: {
      author: ({ authorName }) => authorName,
      // A release that failed before this column was there has its text alone.
      reason: ({ reason, refusal }) =>
        refusal ?? (reason === null ? null : { text: reason, template: reason, values: [] }),
    },
    ReleaseItem: {
      name: ({ itemId, language, name }, _, { store }) =>
        store.draft.findInLanguage(itemId, language)?.version.displayName ?? name,
      route: ({ itemId }, _, { store }) => {
        const item = store.draft.find(itemId);
        return item && store.draft.isPage(item) ? store.draft.findRoute(item) : null;
      },
      isGone: ({ itemId, language }, _, { store }) =>
        store.draft.findInLanguage(itemId, language) === undefined,
    },
  },
};
