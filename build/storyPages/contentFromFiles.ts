import type { ApolloLink } from '@apollo/client';
import { pino } from 'pino';
import { errorSerializers } from '../../platform/errorSerializers';
import { contract } from '../../schema/generated/contract';
import { CONTENT_FOLDER } from '../../cms/items/loading/listContentRoutes';
import type { ContentStore } from '../../cms/items/ContentStore';
import { ContentTree } from '../../cms/items/ContentTree';
import type { DeliveryContext } from '../../cms/delivery/deliveryContext';
import { buildDeliverySchema } from '../../cms/delivery/deliverySchema';
import { createExecutor } from '../../cms/graphql/createExecutor';
import { loadSite } from '../../cms/items/loading/loadSite';
import { buildTemplates } from '../../cms/items/buildTemplates';
import type { SendQuery } from '../../platform/content/contentClient';
import { siteNames, sites } from '../../sites/sites';
import type { Site } from '../../sites/site.types';

const LIMITS = { depth: 20, cost: 60_000 };

/**
 * The embedded content platform without a database, in this process: it answers with the published content
 * of the content files.
 */
export function contentFromFiles(): SendQuery {
  const templates = buildTemplates(contract);
  const sitesByName = new Map<string, Site>(siteNames.map((name) => [name, sites[name]]));
  const items = siteNames.flatMap((name) => loadSite(CONTENT_FOLDER, sites[name], templates).items);
  const tree = new ContentTree(items, sitesByName, templates);
  const execute = createExecutor<DeliveryContext>(
    buildDeliverySchema(templates),
    LIMITS,
    pino({ level: 'error', serializers: errorSerializers }),
  );
  // Queries for published content use only the `sites` of the store.
  const store = { sites: sitesByName } as unknown as ContentStore;
  return async ({ query, variables, operationName }) =>
    (await execute(
      { query, operationName, variables: { ...variables } },
      { store, tree, isEditing: false },
    )) as ApolloLink.Result;
}
