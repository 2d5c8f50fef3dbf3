import express, { type Request, type RequestHandler, type Router } from 'express';
import type { Logger } from 'pino';
import { sameSecret } from '../../platform/sameSecret';
import type { ContentStore } from '../items/contentStore';
import type { DeliveryContext } from './deliveryContext';
import { buildDeliverySchema } from './deliverySchema';
import { graphqlHttp, sendErrors } from '../graphql/graphqlHttp';
import { createExecutor } from '../graphql/queryExecutor';

export interface DeliveryOptions {
  store: ContentStore;
  /** What clients send as `sc_apikey`. */
  apiKey: string;
  /** What editing clients send as their key, or as `sc_editingSecret` beside it. */
  editingSecret: string;
  log: Logger;
}

/** Room for navigation trees and for three hundred locations with their chargers. */
const limits = { depth: 20, cost: 60_000 };

/** The content platform's delivery interface: GraphQL by POST at the router's root. */
export function deliveryRouter(options: DeliveryOptions): Router {
  const { store, log } = options;
  const execute = createExecutor<DeliveryContext>(
    buildDeliverySchema(store.templates),
    limits,
    log,
  );
  const router = express.Router();
  router.use(
    checkKeys(options),
    ...graphqlHttp(execute, (request) => {
      const editing = isOn(request, 'sc_editMode');
      return {
        store,
        tree: asksForDrafts(request) ? store.draft : store.published,
        editing,
        variant: request.get('sc_variant'),
      };
    }),
  );
  return router;
}

/**
 * Every request needs a key: where the platform's public clients put theirs, in the header `sc_apikey`
 * or, as the id of a context, in the query. What is not published yet is shown to those whose key is the
 * editing secret, or who send that beside their key.
 */
function checkKeys({ apiKey, editingSecret }: DeliveryOptions): RequestHandler {
  return (request, response, next) => {
    const key = request.get('sc_apikey') ?? request.query.sitecoreContextId;
    const isEditor = sameSecret(key, editingSecret);
    const mayRead = isEditor || sameSecret(key, apiKey);
    const mayEdit = isEditor || sameSecret(request.get('sc_editingSecret'), editingSecret);
    if (mayRead && (mayEdit || !asksForDrafts(request))) return next();
    sendErrors(
      response,
      401,
      mayRead ? 'Wrong or missing editing secret.' : 'Wrong or missing sc_apikey.',
    );
  };
}

/** Editors see drafts, and so do those who look at a preview. */
const asksForDrafts = (request: Request): boolean =>
  isOn(request, 'sc_editMode') || isOn(request, 'sc_previewMode');

const isOn = (request: Request, header: string): boolean =>
  request.get(header)?.toLowerCase() === 'true';
