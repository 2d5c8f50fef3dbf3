import type { ApolloLink } from '@apollo/client';
import { pino } from 'pino';
import { contract } from '../../schema/generated/contract';
import { contentFolder } from '../../cms/items/loading/contentRoutes';
import type { ContentStore } from '../../cms/items/contentStore';
import { ContentTree } from '../../cms/items/contentTree';
import type { DeliveryContext } from '../../cms/delivery/deliveryContext';
import { buildDeliverySchema } from '../../cms/delivery/deliverySchema';
import { createExecutor } from '../../cms/graphql/queryExecutor';
import { loadSite } from '../../cms/items/loading/loadSite';
import { buildTemplates } from '../../cms/items/templates';
import type { SendQuery } from '../../platform/content/contentClient';
import { siteNames, sites } from '../../sites/sites';
import type { Site } from '../../sites/site.types';

const LIMITS = { depth: 20, cost: 60_000 };

/** The embedded content platform without its database: the content files as visitors see them, in this process. */
export function contentFromFiles(): SendQuery {
  const templates = buildTemplates(contract);
  const known = new Map<string, Site>(siteNames.map((name) => [name, sites[name]]));
  const items = siteNames.flatMap((name) => loadSite(contentFolder, sites[name], templates).items);
  const tree = new ContentTree(items, known, templates);
  const execute = createExecutor<DeliveryContext>(
    buildDeliverySchema(templates),
    LIMITS,
    pino({ level: 'error' }),
  );
  // Of the store, those who only read what is published ask for the sites alone.
  const store = { sites: known } as unknown as ContentStore;
  return async ({ query, variables, operationName }) =>
    (await execute(
      { query, operationName, variables: { ...variables } },
      { store, tree, editing: false },
    )) as ApolloLink.Result;
}
