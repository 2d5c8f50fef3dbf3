import express, { type RequestHandler, type Router } from 'express';
import type { Logger } from 'pino';
import { sameSecret } from '../../runtime/sameSecret';
import { ContentEditor } from './authoring/editContent';
import type { AuthoringContext } from './authoring/authoringContext';
import { buildAuthoringSchema } from './authoring/authoringSchema';
import { secretHolder } from './authoring/people/actor';
import { graphqlHttp, sendErrors } from './graphql/graphqlHttp';
import { createExecutor } from './graphql/queryExecutor';

export interface AuthoringOptions extends Omit<AuthoringContext, 'editor' | 'actor'> {
  /** What editors' tools send as `Authorization: Bearer …`. */
  editingSecret: string;
  log: Logger;
}

const limits = { depth: 10, cost: 20_000 };

/** The content platform's authoring interface: GraphQL by POST at the router's root. */
export function authoringRouter({ editingSecret, log, ...options }: AuthoringOptions): Router {
  const editor = new ContentEditor(options.store, options.db);
  const context = { ...options, editingSecret, editor, actor: secretHolder };
  const execute = createExecutor<AuthoringContext>(buildAuthoringSchema(), limits, log);
  const router = express.Router();
  router.use(checkBearer(editingSecret), ...graphqlHttp(execute, () => context));
  return router;
}

function checkBearer(editingSecret: string): RequestHandler {
  return (request, response, next) => {
    const bearer = /^Bearer (.+)$/i.exec(request.get('authorization') ?? '')?.[1];
    if (sameSecret(bearer, editingSecret)) return next();
    response.set('WWW-Authenticate', 'Bearer');
    sendErrors(response, 401, 'Wrong or missing bearer token.');
  };
}
