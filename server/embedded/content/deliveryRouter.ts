import express, { type RequestHandler, type Router } from 'express';
import type { Logger } from 'pino';
import { sameSecret } from '../../sameSecret';
import type { ContentStore } from './contentStore';
import type { DeliveryContext } from './graphql/deliveryContext';
import { buildDeliverySchema } from './graphql/deliverySchema';
import { graphqlHttp, sendErrors } from './graphql/graphqlHttp';
import { createExecutor } from './graphql/queryExecutor';

export interface DeliveryOptions {
  store: ContentStore;
  /** What clients send as `sc_apikey`. */
  apiKey: string;
  /** What editing clients send as `sc_editingSecret` beside `sc_editMode: true`. */
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
      const editing = isEditing(request.get('sc_editMode'));
      return {
        store,
        tree: editing ? store.draft : store.published,
        editing,
        variant: request.get('sc_variant'),
      };
    }),
  );
  return router;
}

/** Every request needs the API key, an editing one the editing secret as well. */
function checkKeys({ apiKey, editingSecret }: DeliveryOptions): RequestHandler {
  return (request, response, next) => {
    const mayRead = sameSecret(request.get('sc_apikey'), apiKey);
    const mayEdit =
      !isEditing(request.get('sc_editMode')) ||
      sameSecret(request.get('sc_editingSecret'), editingSecret);
    if (mayRead && mayEdit) return next();
    sendErrors(
      response,
      401,
      mayRead ? 'Wrong or missing editing secret.' : 'Wrong or missing sc_apikey.',
    );
  };
}

function isEditing(header: string | undefined): boolean {
  return header?.toLowerCase() === 'true';
}
