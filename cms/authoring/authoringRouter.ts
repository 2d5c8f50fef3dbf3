import express, { type Router } from 'express';
import type { Logger } from 'pino';
import { ContentEditor } from './items/editContent';
import type { AuthoringContext } from './authoringContext';
import { AccountTurns } from './accountTurns';
import { buildAuthoringSchema } from './authoringSchema';
import { actorOfRequest } from './people/actorOfRequest';
import { weighQuestion } from './queryWeight';
import { checkBearer } from './checkBearer';
import { graphqlHttp } from '../graphql/graphqlHttp';
import { createExecutor } from '../graphql/queryExecutor';

export interface AuthoringOptions extends Omit<AuthoringContext, 'editor' | 'actor'> {
  /** What editors' tools send as `Authorization: Bearer …`. */
  editingSecret: string;
  log: Logger;
}

const limits = { depth: 10, cost: 20_000, sameField: 10 };

/**
 * The content platform's authoring interface: GraphQL by POST at the router's root. The header
 * `x-editor-id` names the account that asks, whose role and sites of this moment count.
 */
export function authoringRouter({ editingSecret, log, ...options }: AuthoringOptions): Router {
  const editor = new ContentEditor(options.store, options.db);
  const schema = buildAuthoringSchema();
  const questions = new Set(Object.keys(schema.getQueryType()?.getFields() ?? {}));
  const turns = new AccountTurns();
  const execute = createExecutor<AuthoringContext>(schema, limits, log, {
    weigh: ({ store }) => weighQuestion(questions, store),
    admit: ({ actor }, cost) => turns.take(actor.id, cost),
  });
  const router = express.Router();
  router.use(
    checkBearer(editingSecret),
    ...graphqlHttp(
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
