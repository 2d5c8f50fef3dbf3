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
import type { ContentSite } from '../items/item';
import { addressOfPath } from './asset';
import { readPlace } from './folders';
import type { MediaLibrary } from './MediaLibrary';
import { MediaRefusal } from './MediaRefusal';

export interface UploadOptions {
  library: MediaLibrary;
  db: Database;
  sites: ReadonlyMap<string, ContentSite>;
  /** What the web tier sends as `Authorization: Bearer …`. */
  editingSecret: string;
  log: Logger;
}

const question = object({
  name: string().required().max(300),
  site: string().required(),
  folder: string().default('site').max(40),
  language: string().max(10),
  alt: string().trim().max(500),
  decorative: boolean().default(false),
});

/**
 * Takes files for the media library: `POST /?name=…&site=…&folder=…` with the file as the body. Answers 201
 * with the asset, 200 when the library has the very same file already, and refusals as
 * `{ errors: [{ message }] }` in words for the person who sent it.
 */
export function uploadRouter({ library, db, sites, editingSecret, log }: UploadOptions): Router {
  const router = express.Router();
  router.use(checkBearer(editingSecret));
  router.post('/', async (request, response) => {
    const { name, site, folder, language, alt, decorative } = validatedQuery(
      question,
      request.query,
    );
    const known = sites.get(site);
    if (!known) throw new MediaRefusal('There is no such site.');
    const actor = await actorOfRequest(db, request);
    if (!mayEditSite(actor, site)) {
      throw new MediaRefusal('Your account does not reach that site.', 403);
    }
    const place = readPlace(library.folders, site, folder);
    if (place.site === null && actor.sites !== undefined) {
      throw new MediaRefusal('What all sites share belongs to those who edit all sites.', 403);
    }
    const isKnownLanguage = language !== undefined && known.languages.includes(language);
    const { asset, isKnown } = await library.add(
      request,
      {
        name,
        ...place,
        alt: alt && isKnownLanguage ? { [language]: alt } : {},
        isDecorative: decorative,
        uploadedBy: actor.name,
      },
      (tx, added) =>
        recordAction(tx, {
          actor,
          action: 'uploadAsset',
          site: place.site ?? undefined,
          details: { assetId: added.id, name: added.name, bytes: added.bytes },
        }),
    );
    response
      .status(isKnown ? 200 : 201)
      .json({ id: asset.id, name: asset.name, address: addressOfPath(asset.path), isKnown });
  });
  router.use(answerRefusals(log));
  return router;
}

function answerRefusals(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    // Whoever sent it is gone: there is nobody to answer.
    if (request.destroyed && !request.complete) return void response.destroy();
    const [status, message] = refusalOf(error);
    if (status === undefined) return next(error);
    if (status >= 500) log.warn({ reason: message }, 'upload refused');
    response.status(status).json({ errors: [{ message }] });
  };
}

function refusalOf(error: unknown): [status?: number, message?: string] {
  if (error instanceof MediaRefusal) return [error.status, error.message];
  if (error instanceof HttpError) return [error.status, 'The request does not say what it sends.'];
  if (error instanceof TooManyTasksError) {
    return [503, 'Too many files are being looked at. Try again in a minute.'];
  }
  return [];
}
