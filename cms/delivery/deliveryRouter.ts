import express, { type Request, type RequestHandler, type Router } from 'express';
import type { Logger } from 'pino';
import { sameSecret } from '../../platform/sameSecret';
import type { ContentStore } from '../items/ContentStore';
import type { DeliveryContext } from './deliveryContext';
import { buildDeliverySchema } from './deliverySchema';
import { createGraphqlHandlers, sendErrors } from '../graphql/createGraphqlHandlers';
import { createExecutor } from '../graphql/createExecutor';

export interface DeliveryOptions {
  store: ContentStore;
  /** The key that clients send as `sc_apikey`. */
  apiKey: string;
  /** The secret that editing clients send as their key, or in the header `sc_editingSecret`. */
  editingSecret: string;
  log: Logger;
}

/** Limits of a query. They allow navigation trees, and three hundred locations with their chargers. */
const LIMITS = { depth: 20, cost: 60_000 };

/** The content platform's delivery API: GraphQL by POST at the router's root. */
export function deliveryRouter(options: DeliveryOptions): Router {
  const { store, log } = options;
  const execute = createExecutor<DeliveryContext>(
    buildDeliverySchema(store.templates),
    LIMITS,
    log,
  );
  const router = express.Router();
  router.use(
    checkKeys(options),
    ...createGraphqlHandlers(execute, (request) => {
      const isEditing = isHeaderTrue(request, 'sc_editMode');
      return {
        store,
        tree: isDraftRequest(request) ? store.draft : store.published,
        isEditing,
        variant: request.get('sc_variant'),
      };
    }),
  );
  return router;
}

/**
 * Every request needs a key, in the header `sc_apikey` or in the query parameter `sitecoreContextId`; public
 * clients use either. Drafts require the editing secret, instead of the key or in addition to it.
 */
function checkKeys({ apiKey, editingSecret }: DeliveryOptions): RequestHandler {
  return (request, response, next) => {
    const key = request.get('sc_apikey') ?? request.query.sitecoreContextId;
    const isEditor = sameSecret(key, editingSecret);
    const mayRead = isEditor || sameSecret(key, apiKey);
    const mayReadDrafts = isEditor || sameSecret(request.get('sc_editingSecret'), editingSecret);
    if (mayRead && (mayReadDrafts || !isDraftRequest(request))) return next();
    sendErrors(
      response,
      401,
      mayRead ? 'Wrong or missing editing secret.' : 'Wrong or missing sc_apikey.',
    );
  };
}

/** Whether the request is from an editor or a preview, and so reads drafts. */
const isDraftRequest = (request: Request): boolean =>
  isHeaderTrue(request, 'sc_editMode') || isHeaderTrue(request, 'sc_previewMode');

const isHeaderTrue = (request: Request, header: string): boolean =>
  request.get(header)?.toLowerCase() === 'true';
