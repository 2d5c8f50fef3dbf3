import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GraphQLSchema } from 'graphql';
import type { ContentStore } from '../items/contentStore';
import type { WeighField } from '../graphql/queryLimits';
import type { AuthoringContext } from './authoringContext';

/** Questions that look something up by its name or key. All others count as walks over items, so that a new one does too. */
const lookups: ReadonlySet<string> = new Set([
  'item',
  'me',
  'mySessions',
  'colleagues',
  'comments',
  'draftLink',
  'draftLinks',
  'latestPublishRequest',
  'listPlaces',
  'mediaAsset',
  'mediaFolders',
  'myPublishRequests',
  'pageAddress',
  'publishRequest',
  'publishRequests',
  'releases',
  'variants',
]);

/** However few items there are, rows of the database are read. */
const MIN_WALK = 500;
/** However many there are, an editor must be able to ask. */
const MAX_WALK = 5_000;
/** Items that a walk passes in the time of one plain field. */
const ITEMS_A_FIELD = 4;

/**
 * What a field at the root costs by itself: a walk, about what the items of all sites come to.
 * @param questions names of all fields of the schema's `Query`; changes have turns of their own in the database
 */
export function weighQuestion(
  questions: ReadonlySet<string>,
  store: Pick<ContentStore, 'draft'>,
): WeighField {
  const walk = Math.min(MAX_WALK, Math.max(MIN_WALK, store.draft.size / ITEMS_A_FIELD));
  return (name) => (questions.has(name) && !lookups.has(name) ? walk : 0);
}

/** Answers the walks of a request one after the other; other requests get their turn between two of them. */
export function spaceWalks(schema: GraphQLSchema): void {
  const last = new WeakMap<AuthoringContext, Promise<unknown>>();
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (!resolve || lookups.has(field.name)) continue;
    field.resolve = (source, args, context: AuthoringContext, info) => {
      const answer = (last.get(context) ?? Promise.resolve())
        .then(() => nextTurn())
        .then(() => resolve(source, args, context, info));
      last.set(
        context,
        answer.catch(() => undefined),
      );
      return answer;
    };
  }
}
