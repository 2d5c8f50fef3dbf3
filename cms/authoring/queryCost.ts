import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GraphQLSchema } from 'graphql';
import type { ContentStore } from '../items/ContentStore';
import type { FieldCost } from '../graphql/measureQuery';
import type { AuthoringContext } from './authoringContext';

/** Queries that look up a record by name or key. All others, also new ones, count as scans of the items. */
const LOOKUP_QUERIES: ReadonlySet<string> = new Set([
  'item',
  'me',
  'mySessions',
  'colleagues',
  'comments',
  'decidesInStages',
  'draftLink',
  'draftLinks',
  'latestPublishRequest',
  'listPlaces',
  'mediaAsset',
  'mediaFolders',
  'mediaTags',
  'myPublishRequests',
  'pageAddress',
  'publishRequest',
  'publishRequests',
  'releases',
  'requestStages',
  'variants',
]);

/** Minimum cost of a scan, since it reads database rows in any case. */
const MIN_SCAN_COST = 500;
/** Maximum cost of a scan, so that editors can query large sites. */
const MAX_SCAN_COST = 5_000;
/** Number of items that a scan visits in the time of one plain field. */
const ITEMS_PER_COST_UNIT = 4;

/**
 * Returns the cost of root fields: for a scan, in proportion to the items of all sites.
 * @param queryNames names of all fields of the schema's `Query`. Mutations cost nothing here, as the
 * database queues them.
 */
export function createFieldCost(
  queryNames: ReadonlySet<string>,
  store: Pick<ContentStore, 'draft'>,
): FieldCost {
  const scanCost = Math.min(
    MAX_SCAN_COST,
    Math.max(MIN_SCAN_COST, store.draft.size / ITEMS_PER_COST_UNIT),
  );
  return (name) => (queryNames.has(name) && !LOOKUP_QUERIES.has(name) ? scanCost : 0);
}

/** Runs the scans of a request one after the other, so that other requests can run in between. */
export function serialiseScans(schema: GraphQLSchema): void {
  const lastScans = new WeakMap<AuthoringContext, Promise<unknown>>();
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (!resolve || LOOKUP_QUERIES.has(field.name)) continue;
    field.resolve = (source, args, context: AuthoringContext, info) => {
      const result = (lastScans.get(context) ?? Promise.resolve())
        .then(() => nextTurn())
        .then(() => resolve(source, args, context, info));
      lastScans.set(
        context,
        result.catch(() => undefined),
      );
      return result;
    };
  }
}
