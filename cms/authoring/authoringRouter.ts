import express, { type Router } from 'express';
import type { Logger } from 'pino';
import { ContentEditor } from './items/ContentEditor';
import type { AuthoringContext } from './authoringContext';
import { AccountQueue } from './AccountQueue';
import { buildAuthoringSchema } from './authoringSchema';
import { actorOfRequest } from './people/actorOfRequest';
import { createFieldCost } from './queryCost';
import { checkBearer } from './checkBearer';
import { createGraphqlHandlers } from '../graphql/createGraphqlHandlers';
import { createExecutor } from '../graphql/createExecutor';

export interface AuthoringOptions extends Omit<AuthoringContext, 'editor' | 'actor'> {
  /** The secret that editors' tools send as `Authorization: Bearer …`. */
  editingSecret: string;
  log: Logger;
}

const LIMITS = { depth: 10, cost: 20_000, sameField: 10 };

/**
 * The content platform's authoring API: GraphQL by POST at the router's root. The header
 * `x-editor-id` names the account; the role and sites that the account has now apply.
 */
export function authoringRouter({ editingSecret, log, ...options }: AuthoringOptions): Router {
  const editor = new ContentEditor(options.store, options.db);
  const schema = buildAuthoringSchema();
  const queryNames = new Set(Object.keys(schema.getQueryType()?.getFields() ?? {}));
  const queue = new AccountQueue();
  const execute = createExecutor<AuthoringContext>(schema, LIMITS, log, {
    createFieldCost: ({ store }) => createFieldCost(queryNames, store),
    beforeExecute: ({ actor }, cost) => queue.take(actor.id, cost),
  });
  const router = express.Router();
  router.use(
    checkBearer(editingSecret),
    ...createGraphqlHandlers(
      execute,
      async (request) => ({
        ...options,
        editingSecret,
        editor,
        actor: await actorOfRequest(options.db, request),
      }),
      { refusalStatus: 400 },
    ),
  );
  return router;
}
