import type { ApolloLink } from '@apollo/client';
import { pino } from 'pino';
import { contract } from '../../schema/generated/contract';
import { contentFolder } from '../../services/content/contentRoutes';
import type { ContentStore } from '../../services/content/contentStore';
import { ContentTree } from '../../services/content/contentTree';
import type { DeliveryContext } from '../../services/content/graphql/deliveryContext';
import { buildDeliverySchema } from '../../services/content/graphql/deliverySchema';
import { createExecutor } from '../../services/content/graphql/queryExecutor';
import { loadSite } from '../../services/content/loadSite';
import { buildTemplates } from '../../services/content/templates';
import type { SendQuery } from '../../platform/content/contentClient';
import { siteNames, sites } from '../../sites/sites';

const LIMITS = { depth: 20, cost: 60_000 };

/** The embedded content platform without its database: the content files as visitors see them, in this process. */
export function contentFromFiles(): SendQuery {
  const templates = buildTemplates(contract);
  const known = new Map(siteNames.map((name) => [name as string, sites[name]]));
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
