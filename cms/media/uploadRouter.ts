import express, { type ErrorRequestHandler, type Router } from 'express';
import type { Logger } from 'pino';
import { object, string, boolean } from 'yup';
import { TooManyTasksError } from '../../platform/boundedTasks';
import type { Database } from '../../platform/database/connect';
import { HttpError } from '../../platform/httpError';
import { validatedQuery } from '../../platform/requestBody/validatedQuery';
import { checkBearer } from '../authoring/checkBearer';
import { mayEditSite } from '../authoring/people/actor';
import { actorOfRequest } from '../authoring/people/actorOfRequest';
import { recordAction } from '../authoring/people/auditTrail';
import type { ContentSite } from '../items/item.types';
import { getMediaAddress } from './asset';
import { getMediaLocation } from './folders';
import type { MediaLibrary } from './MediaLibrary';
import { MediaRefusal } from './MediaRefusal';

export interface UploadOptions {
  library: MediaLibrary;
  db: Database;
  sites: ReadonlyMap<string, ContentSite>;
  /** The secret that the web tier sends as `Authorization: Bearer …`. */
  editingSecret: string;
  log: Logger;
}

const querySchema = object({
  name: string().required().max(300),
  site: string().required(),
  folder: string().default('site').max(40),
  language: string().max(10),
  alt: string().trim().max(500),
  decorative: boolean().default(false),
});

/**
 * Receives files for the media library: `POST /?name=…&site=…&folder=…` with the file as the body.
 * Responds with 201 and the asset, or 200 when the library already has the same file. Refusals are
 * sent as `{ errors: [{ message }] }` with messages for the sender.
 */
export function uploadRouter({ library, db, sites, editingSecret, log }: UploadOptions): Router {
  const router = express.Router();
  router.use(checkBearer(editingSecret));
  router.post('/', async (request, response) => {
    const { name, site, folder, language, alt, decorative } = validatedQuery(
      querySchema,
      request.query,
    );
    const targetSite = sites.get(site);
    if (!targetSite) throw new MediaRefusal('There is no such site.');
    const actor = await actorOfRequest(db, request);
    if (!mayEditSite(actor, site)) {
      throw new MediaRefusal('Your account does not reach that site.', 403);
    }
    const location = getMediaLocation(library.folders, site, folder);
    if (location.site === null && actor.sites !== undefined) {
      throw new MediaRefusal('What all sites share belongs to those who edit all sites.', 403);
    }
    const isSiteLanguage = language !== undefined && targetSite.languages.includes(language);
    const { asset, isKnown, hadScripts } = await library.add(
      request,
      {
        name,
        ...location,
        alt: alt && isSiteLanguage ? { [language]: alt } : {},
        isDecorative: decorative,
        uploadedBy: actor.name,
      },
      (tx, addedAsset) =>
        recordAction(tx, {
          actor,
          action: 'uploadAsset',
          site: location.site ?? undefined,
          details: { assetId: addedAsset.id, name: addedAsset.name, bytes: addedAsset.bytes },
        }),
    );
    response.status(isKnown ? 200 : 201).json({
      id: asset.id,
      name: asset.name,
      address: getMediaAddress(asset.path),
      isKnown,
      hadScripts,
    });
  });
  router.use(handleRefusals(log));
  return router;
}

function handleRefusals(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    // The client has disconnected, so no response can be sent.
    if (request.destroyed && !request.complete) return void response.destroy();
    const [status, message] = toRefusal(error);
    if (status === undefined) return next(error);
    if (status >= 500) log.warn({ reason: message }, 'upload refused');
    const reason = error instanceof MediaRefusal ? error.reason : message;
    const extensions = typeof reason === 'object' ? reason : {};
    response.status(status).json({ errors: [{ message, extensions }] });
  };
}

function toRefusal(error: unknown): [status?: number, message?: string] {
  if (error instanceof MediaRefusal) return [error.status, error.message];
  if (error instanceof HttpError) return [error.status, 'The request does not say what it sends.'];
  if (error instanceof TooManyTasksError) {
    return [503, 'Too many files are being looked at. Try again in a minute.'];
  }
  return [];
}
